import { addMonths, type CalendarDay, dayOf, monthOf } from '../calendar/calendar-days.ts'
import type { ComplianceFacts } from './compliance-facts.ts'
import type { ComplianceForm } from './compliance-forms.ts'
import type { Period, PeriodKind } from './period.ts'

/** One filing or payment of the law: for whom it is, for which periods, and by when. */
export interface DueRule {
  readonly form: ComplianceForm
  readonly every: PeriodKind
  readonly applies: (facts: ComplianceFacts, period: Period) => boolean
  readonly dueOn: (period: Period, facts: ComplianceFacts) => CalendarDay
}

/** A day of the month that lies so many months after the one in which a period ends. */
export function monthsAfter(period: Period, months: number, day: number): CalendarDay {
  return dayOf(addMonths(monthOf(period.to), months), day)
}

/** Whether the business existed in a period; where nothing is known of its beginning, it did. */
export function existedIn(period: Period, { startedOn }: ComplianceFacts): boolean {
  return startedOn === null || startedOn <= period.to
}
