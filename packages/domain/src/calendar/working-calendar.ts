import { businessHours } from './business-hours.ts'
import type { CalendarDay } from './calendar-days.ts'

/** Minutes after midnight, IST. */
export interface WorkingWindow {
  readonly opens: number
  readonly closes: number
}

/** `centre`: the hours of the service centre; `bank`: days on which banks decide. */
export type CalendarName = 'centre' | 'bank'

/**
 * One row of a calendar's data. `closed`: a holiday; `short`: open in this window instead of the usual hours; `open`: in
 * this window besides. Several rows of a day make several windows.
 */
export interface CalendarEntry {
  readonly calendar: CalendarName
  readonly day: CalendarDay
  readonly kind: 'closed' | 'short' | 'open'
  /** Minutes after midnight, IST; null for `closed`. */
  readonly opens: number | null
  readonly closes: number | null
}

export interface WorkingCalendar {
  /** The windows of a day in order, none of which touch. */
  windowsOn(day: CalendarDay): readonly WorkingWindow[]
}

const usual: WorkingWindow = { opens: businessHours.opens, closes: businessHours.closes }

const weekdayOf = (day: CalendarDay) => new Date(day).getUTCDay()

/** Banks close on Sundays and on the second and fourth Saturday. */
function isUsualDay(calendar: CalendarName, day: CalendarDay): boolean {
  const weekday = weekdayOf(day)
  if (weekday === businessHours.closedWeekday) return false
  return calendar === 'centre' || weekday !== 6 || Math.ceil(Number(day.slice(8)) / 7) % 2 === 1
}

/** The usual hours with the exceptions that stand in the data; rows of the other calendar are ignored. */
export function workingCalendar(calendar: CalendarName, entries: readonly CalendarEntry[]): WorkingCalendar {
  const exceptions = Map.groupBy(
    entries.filter((entry) => entry.calendar === calendar),
    ({ day }) => day,
  )
  const windowsOf = (day: CalendarDay) => {
    const base = isUsualDay(calendar, day) ? [usual] : []
    const rows = exceptions.get(day)
    if (!rows) return base
    const of = (kind: CalendarEntry['kind']) => rows.filter((row) => row.kind === kind)
    const short = of('short').flatMap(toWindow)
    const own = of('closed').length > 0 ? [] : short.length > 0 ? short : base
    return merge([...own, ...of('open').flatMap(toWindow)])
  }
  // Due times of thousands of pieces go over the same few weeks.
  const known = new Map<CalendarDay, readonly WorkingWindow[]>()
  return {
    windowsOn(day) {
      const windows = known.get(day) ?? windowsOf(day)
      known.set(day, windows)
      return windows
    },
  }
}

function toWindow({ opens, closes }: CalendarEntry): WorkingWindow[] {
  return opens === null || closes === null || closes <= opens ? [] : [{ opens, closes }]
}

/** Windows that overlap or touch become one, so that no minute counts twice. */
function merge(windows: readonly WorkingWindow[]): WorkingWindow[] {
  const merged: WorkingWindow[] = []
  for (const window of windows.toSorted((one, other) => one.opens - other.opens)) {
    const last = merged.at(-1)
    if (last && window.opens <= last.closes) {
      merged[merged.length - 1] = { opens: last.opens, closes: Math.max(last.closes, window.closes) }
    } else merged.push(window)
  }
  return merged
}
