/** Calendar day as YYYY-MM-DD, without time zone; string comparison is chronological. */
export type CalendarDay = string
/** Calendar month as YYYY-MM; string comparison is chronological. */
export type CalendarMonth = string

const DAY = 86_400_000

/** Whether a text is an existing day as YYYY-MM-DD, from 1900 on: 2026-02-29 is not. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?:19|2[0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(text)) return false
  const millis = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(millis) && new Date(millis).toISOString().startsWith(text)
}

/** As it is written in India: 2026-11-22 is 22/11/2026. */
export function inDayMonthYear(day: CalendarDay): string {
  return day.split('-').reverse().join('/')
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}

/** Adds bank working days, Monday to Friday; public holidays are not modelled. */
export function addWorkingDays(day: CalendarDay, days: number): CalendarDay {
  let last = day
  for (let left = days; left > 0; ) {
    last = addDays(last, 1)
    const weekday = new Date(last).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return last
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (Date.parse(to) - Date.parse(from)) / DAY
}

export function monthOf(day: CalendarDay): CalendarMonth {
  return day.slice(0, 7)
}

export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

export function firstDayOf(month: CalendarMonth): CalendarDay {
  return `${month}-01`
}

export function lastDayOf(month: CalendarMonth): CalendarDay {
  // The day before the first of the next month, without writing and parsing it: calendars ask this thousands of times.
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
  return `${month}-${last.getUTCDate()}`
}

/** Day of a month by its number, clamped to the month's last day. */
export function dayOf(month: CalendarMonth, number: number): CalendarDay {
  const day = `${month}-${String(number).padStart(2, '0')}`
  const last = lastDayOf(month)
  return day < last ? day : last
}

/** Latest of several days, or of several months. */
export function latestDayOf(one: CalendarDay, ...others: readonly CalendarDay[]): CalendarDay {
  return [one, ...others].toSorted().at(-1) ?? one
}
