import * as z from 'zod/mini'
import { addDays, addMonths, type CalendarDay, dayOf, monthOf } from '../calendar/calendar-days.ts'
import type { ComplianceFacts } from './compliance-facts.ts'
import { financialYearOf, type Period } from './period.ts'

/**
 * When something is due, as data. `months` and `day`: that day of the month so many months after the period, clamped to
 * its last one. `days`: so many days after the period. `days_after_meeting`: after the annual general meeting.
 * `days_after_start`: after the incorporation, which `who` has to require.
 */
export const DueFormula = z.union([
  z.strictObject({
    months: z.int().check(z.minimum(0), z.maximum(12)),
    day: z.int().check(z.minimum(1), z.maximum(31)),
  }),
  z.strictObject({ days: z.int().check(z.minimum(1), z.maximum(366)) }),
  z.strictObject({ days_after_meeting: z.int().check(z.minimum(1), z.maximum(100)) }),
  z.strictObject({ days_after_start: z.int().check(z.minimum(1), z.maximum(366)) }),
])
export type DueFormula = z.infer<typeof DueFormula>

export interface DueDay {
  readonly dueOn: CalendarDay
  /** The meeting is not known: its last permitted day is assumed. */
  readonly assumesMeeting: boolean
}

export function dueDayOf(formula: DueFormula, period: Period, facts: ComplianceFacts): DueDay {
  if ('months' in formula) {
    return { dueOn: monthsAfter(period, formula.months, formula.day), assumesMeeting: false }
  }
  if ('days' in formula) return { dueOn: addDays(period.to, formula.days), assumesMeeting: false }
  if ('days_after_start' in formula) {
    return { dueOn: addDays(facts.startedOn ?? period.from, formula.days_after_start), assumesMeeting: false }
  }
  // A one person company holds none: the day by which another company has to stands for it.
  const isHolding = facts.organisation !== 'opc'
  const held = isHolding ? facts.meetings.find((day) => isMeetingOf(day, period)) : undefined
  const meeting = held ?? lastDayForMeeting(period, facts)
  return {
    dueOn: addDays(meeting, formula.days_after_meeting),
    assumesMeeting: isHolding && held === undefined,
  }
}

/** Companies Act 2013, section 96: six months after the year, nine after the first one. */
function lastDayForMeeting(period: Period, facts: ComplianceFacts): CalendarDay {
  return isFirstAccounts(period, facts) ? monthsAfter(period, 9, 31) : monthsAfter(period, 6, 30)
}

/** A company that begins after 31 December closes its first accounts at the end of the next financial year. */
function isFirstAccounts(period: Period, { startedOn }: ComplianceFacts): boolean {
  return startedOn !== null && startedOn > `${financialYearOf(period) - 1}-12-31`
}

/** Held in the nine months after the year that it is about, the longest that the law allows. */
function isMeetingOf(day: CalendarDay, { to }: Period): boolean {
  return day > to && day <= dayOf(addMonths(monthOf(to), 9), 31)
}

/** Day of the month that is `months` after the month in which the period ends; clamped to its last day. */
function monthsAfter(period: Period, months: number, day: number): CalendarDay {
  return dayOf(addMonths(monthOf(period.to), months), day)
}
