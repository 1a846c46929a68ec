import { MINUTE } from './indian-time.ts'
import { type Instant, latestOf, toMillis } from './instant.ts'
import type { WorkingCalendar } from './working-calendar.ts'
import { addWorkingMinutes, workingMillisBetween } from './working-time.ts'

interface CalendarChange {
  readonly before: WorkingCalendar
  readonly after: WorkingCalendar
  /** Midnight in India at the beginning of the changed day. */
  readonly from: Instant
}

/**
 * When what is due at a moment is due once a day of the calendar has changed: the working time that lay between the day
 * and the due time lies there still. Limit: a clock that was paused within the changed day is taken as running.
 */
export function dueAfterChange(
  { since, dueAt }: { since: Instant; dueAt: Instant },
  { before, after, from }: CalendarChange,
): Instant {
  if (toMillis(dueAt) <= toMillis(from)) return dueAt
  const counted = latestOf(since, from)
  const left = workingMillisBetween(before, counted, dueAt)
  return left === 0 ? dueAt : addWorkingMinutes(after, counted, left / MINUTE)
}
