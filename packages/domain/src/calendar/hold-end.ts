import type { CalendarDay } from './calendar-days.ts'
import { indianDayOf } from './indian-time.ts'
import type { Instant } from './instant.ts'

/** End of the retention of a payment's books: eight years after the payment's financial year (April to March). */
export function holdEndOfBooks(paidAt: Instant): CalendarDay {
  const day = indianDayOf(paidAt)
  const yearEnds = Number(day.slice(0, 4)) + (day.slice(5) > '03-31' ? 1 : 0)
  return `${yearEnds + 8}-03-31`
}

/** End of a retention of whole years: the same day in India; 29 February becomes 28 February. */
export function holdEndAfterYears(from: Instant, years: number): CalendarDay {
  const day = indianDayOf(from)
  const year = Number(day.slice(0, 4)) + years
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}-${day.slice(5) === '02-29' && !isLeap ? '02-28' : day.slice(5)}`
}
