import type { CalendarDay } from './calendar-days.ts'
import { fromMillis, type Instant, toMillis } from './instant.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
/** India keeps one time all year: UTC + 5:30. */
export const IST_OFFSET = 330 * MINUTE

/** The day of the calendar in India at a moment. */
export function indianDayOf(instant: Instant): CalendarDay {
  return fromMillis(toMillis(instant) + IST_OFFSET).slice(0, 10)
}

/** The moment at which clocks in India show so many minutes after the midnight that begins a day. */
export function instantInIndia(day: CalendarDay, minutes: number): Instant {
  return fromMillis(Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE - IST_OFFSET)
}
