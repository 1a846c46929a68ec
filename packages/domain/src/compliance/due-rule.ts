import { addMonths, type CalendarDay, dayOf, monthOf } from '../calendar/calendar-days.ts'
import type { ComplianceFacts } from './compliance-facts.ts'
import type { ComplianceForm } from './compliance-forms.ts'
import type { Period, PeriodKind } from './period.ts'

/** Statutory filing or payment: who must make it, for which periods, and by when. */
export interface DueRule {
  readonly form: ComplianceForm
  readonly every: PeriodKind
  readonly applies: (facts: ComplianceFacts, period: Period) => boolean
  readonly dueOn: (period: Period, facts: ComplianceFacts) => CalendarDay
}

/** Day of the month that is `months` after the month in which the period ends; clamped to its last day. */
export function monthsAfter(period: Period, months: number, day: number): CalendarDay {
  return dayOf(addMonths(monthOf(period.to), months), day)
}

/** Whether the business existed in a period; assumed if its start is unknown. */
export function existedIn(period: Period, { startedOn }: ComplianceFacts): boolean {
  return startedOn === null || startedOn <= period.to
}
