import type { CalendarDay } from './calendar-days.ts'
import { indianDayOf } from './indian-time.ts'
import type { Instant } from './instant.ts'

/** Until when the books of a payment are kept: eight years after the financial year (April to March) that it was in. */
export function holdEndOfBooks(paidAt: Instant): CalendarDay {
  const day = indianDayOf(paidAt)
  const yearEnds = Number(day.slice(0, 4)) + (day.slice(5) > '03-31' ? 1 : 0)
  return `${yearEnds + 8}-03-31`
}

/** The same day so many years later; of 29 February the last of the month. */
export function holdEndAfterYears(from: Instant, years: number): CalendarDay {
  const day = indianDayOf(from)
  const year = Number(day.slice(0, 4)) + years
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}-${day.slice(5) === '02-29' && !isLeap ? '02-28' : day.slice(5)}`
}
