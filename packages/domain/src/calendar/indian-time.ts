import type { CalendarDay } from './calendar-days.ts'
import { fromMillis, type Instant, toMillis } from './instant.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
/** IST is UTC + 5:30 all year; there is no daylight saving time. In milliseconds. */
export const IST_OFFSET = 330 * MINUTE

/** Calendar day of an instant in IST. */
export function indianDayOf(instant: Instant): CalendarDay {
  return fromMillis(toMillis(instant) + IST_OFFSET).slice(0, 10)
}

/** Instant of a time of day in IST, given as minutes after midnight. */
export function instantInIndia(day: CalendarDay, minutes: number): Instant {
  return fromMillis(Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE - IST_OFFSET)
}
