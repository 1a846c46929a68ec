import { addMonths, type CalendarDay, latestDayOf, monthOf } from '../calendar/calendar-days.ts'
import type { AdvanceTax, ComplianceFacts, Organisation } from './compliance-facts.ts'

export type FactsProblem =
  | 'quarterly_turnover'
  | 'composition_turnover'
  | 'state_missing'
  | 'gst_individual'
  | 'gst_future'
  | 'gst_before_start'
  | 'meeting_future'
  | 'meetings_of_one_year'
  | 'auditor_year'

type Field = 'gst' | 'stateId' | 'gstRegisteredOn' | 'meetings' | 'auditorYear'

interface Days {
  readonly today: CalendarDay
  /** From when the facts hold, which may lie ahead; null: from now. */
  readonly validFrom: CalendarDay | null
}

/** Facts that contradict each other or the law, each with the field to correct; empty if consistent. */
export function findFactsProblems(
  facts: ComplianceFacts,
  { today, validFrom }: Days,
): { field: Field; problem: FactsProblem }[] {
  const { gst, turnover, stateId, organisation, startedOn, gstRegisteredOn, meetings } = facts
  const years = meetings.map(yearOf)
  const problems: [Field, FactsProblem, boolean][] = [
    ['gst', 'quarterly_turnover', gst === 'quarterly' && turnover === 'above_5_crore'],
    ['gst', 'composition_turnover', gst === 'composition' && turnover !== 'up_to_2_crore'],
    ['stateId', 'state_missing', gst === 'quarterly' && stateId === null],
    ['gst', 'gst_individual', gst !== 'none' && organisation === 'individual'],
    [
      'gstRegisteredOn',
      'gst_future',
      gstRegisteredOn !== null && gstRegisteredOn > latestDayOf(today, validFrom ?? today),
    ],
    [
      'gstRegisteredOn',
      'gst_before_start',
      gstRegisteredOn !== null && startedOn !== null && gstRegisteredOn < startedOn,
    ],
    ['meetings', 'meeting_future', meetings.some((day) => day > today)],
    ['meetings', 'meetings_of_one_year', new Set(years).size < years.length],
    ['auditorYear', 'auditor_year', isSenselessAuditorYear(facts, today)],
  ]
  return problems.flatMap(([field, problem, isFound]) => (isFound ? [{ field, problem }] : []))
}

/**
 * Whether presumptive taxation fits the kind of organisation: it is for a business or profession of a person, a family or
 * a firm. Only to be warned of: who has what income is not asked.
 */
export function isPresumptiveDoubtful(organisation: Organisation, advanceTax: AdvanceTax): boolean {
  return advanceTax === 'presumptive' && !['proprietorship', 'huf', 'partnership'].includes(organisation)
}

/** Whether a meeting was held after 30 September, which only a first one or one with an extension may be. */
export function isLateMeeting(day: CalendarDay): boolean {
  return day > `${yearOf(day)}-09-30`
}

/** The auditor is appointed by a meeting that was held: not ahead, and not before the company. */
function isSenselessAuditorYear({ auditorYear, startedOn }: ComplianceFacts, today: CalendarDay): boolean {
  if (auditorYear === null) return false
  return (
    auditorYear > Number(today.slice(0, 4)) ||
    (startedOn !== null && auditorYear < Number(startedOn.slice(0, 4)))
  )
}

/** Calendar year in which the financial year of a day begins. */
function yearOf(day: CalendarDay): number {
  return Number(addMonths(monthOf(day), -3).slice(0, 4))
}
