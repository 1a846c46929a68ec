import {
  addMonths,
  type CalendarDay,
  type CalendarMonth,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '@sanad/domain'
import type { Span } from '@sanad/domain/compliance'

/** Range of the calendar in months before and after the current one. */
const MONTHS_BACK = 24
const MONTHS_AHEAD = 24

export function firstMonth(today: CalendarDay): CalendarMonth {
  return addMonths(monthOf(today), -MONTHS_BACK)
}

export function lastMonth(today: CalendarDay): CalendarMonth {
  return addMonths(monthOf(today), MONTHS_AHEAD)
}

/** First and last day of the calendar; obligations outside are neither shown nor markable. */
export function calendarWindow(today: CalendarDay): Span {
  return { from: firstDayOf(firstMonth(today)), to: lastDayOf(lastMonth(today)) }
}
