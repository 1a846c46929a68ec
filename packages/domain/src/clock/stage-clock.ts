import { MINUTE } from '../calendar/indian-time.ts'
import type { Instant } from '../calendar/instant.ts'
import type { WorkingCalendar } from '../calendar/working-calendar.ts'
import { addWorkingMinutes, workingMillisBetween } from '../calendar/working-time.ts'

/** Parts of a stage's time that were ours, in order; the last may be under way. */
export interface RunningPart {
  readonly from: Instant
  readonly to: Instant | null
}

/** Whole minutes of working time that the parts used. */
export function usedMinutesOf(
  calendar: WorkingCalendar,
  parts: readonly RunningPart[],
  now: Instant,
): number {
  const used = parts.reduce((sum, { from, to }) => sum + workingMillisBetween(calendar, from, to ?? now), 0)
  return Math.floor(used / MINUTE)
}

/** When a target is reached; it does not depend on the present, as what is under way is reckoned as going on. */
export function dueAtOf(
  calendar: WorkingCalendar,
  parts: readonly RunningPart[],
  targetMinutes: number,
): Instant | null {
  let left = targetMinutes * MINUTE
  for (const { from, to } of parts) {
    const part = to === null ? Number.POSITIVE_INFINITY : workingMillisBetween(calendar, from, to)
    if (left <= part) return addWorkingMinutes(calendar, from, left / MINUTE)
    left -= part
  }
  return null
}
