import {
  addMonths,
  type CalendarDay,
  type CalendarMonth,
  firstDayOf,
  lastDayOf,
  monthOf,
  type Span,
} from '@sanad/domain'

/** Months before and after the current one that the calendar knows. */
const MONTHS_BACK = 24
const MONTHS_AHEAD = 24

export function firstMonth(today: CalendarDay): CalendarMonth {
  return addMonths(monthOf(today), -MONTHS_BACK)
}

export function lastMonth(today: CalendarDay): CalendarMonth {
  return addMonths(monthOf(today), MONTHS_AHEAD)
}

/** All days of the calendar: what lies outside is neither shown nor marked. */
export function calendarWindow(today: CalendarDay): Span {
  return { from: firstDayOf(firstMonth(today)), to: lastDayOf(lastMonth(today)) }
}
