/** A day of the calendar as YYYY-MM-DD, of no time zone. Such texts compare in the order of time. */
export type CalendarDay = string
/** A month of the calendar as YYYY-MM. */
export type CalendarMonth = string

const DAY = 86_400_000

/** Whether a text is a day of the calendar as YYYY-MM-DD, from 1900 on; 2026-02-29 is not. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?:19|2[0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(text)) return false
  const millis = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(millis) && new Date(millis).toISOString().startsWith(text)
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}

/** So many working days of banks later: Monday to Friday. Public holidays are not known. */
export function addWorkingDays(day: CalendarDay, days: number): CalendarDay {
  let last = day
  for (let left = days; left > 0; ) {
    last = addDays(last, 1)
    const weekday = new Date(last).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return last
}

/** Whole days from one day to another; negative when `to` lies before. */
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
  return addDays(firstDayOf(addMonths(month, 1)), -1)
}

/** A day of a month by its number; the last one where the month is shorter. */
export function dayOf(month: CalendarMonth, number: number): CalendarDay {
  const day = `${month}-${String(number).padStart(2, '0')}`
  const last = lastDayOf(month)
  return day < last ? day : last
}

/** The first of some days, or of some months. */
export function earliestDayOf(one: CalendarDay, ...others: readonly CalendarDay[]): CalendarDay {
  return [one, ...others].toSorted()[0] ?? one
}

export function latestDayOf(one: CalendarDay, ...others: readonly CalendarDay[]): CalendarDay {
  return [one, ...others].toSorted().at(-1) ?? one
}
