import * as z from 'zod/mini'
import { type CalendarDay, isCalendarDate } from '../calendar/calendar-days.ts'

/** A calendar day, or one relative to the day of the answer: `today`, `today-14y`, `today+2y`. */
export const DateLimit = z
  .string()
  .check(z.refine((limit) => (limit.startsWith('today') ? relative.test(limit) : isCalendarDate(limit))))
export type DateLimit = z.infer<typeof DateLimit>

const relative = /^today(?:([+-][0-9]{1,3})y)?$/

/** The days that a date field accepts, both included. */
export const DateBounds = z.strictObject({
  earliest: z.optional(DateLimit),
  latest: z.optional(DateLimit),
})
export type DateBounds = z.infer<typeof DateBounds>

interface DateField {
  readonly id: string
  readonly label: { readonly en: string }
  readonly dates?: DateBounds | undefined
}

/** The calendar day of a limit. */
export function dayOfLimit(limit: DateLimit, today: CalendarDay): CalendarDay {
  const match = relative.exec(limit)
  if (!match) return limit
  const year = Number(today.slice(0, 4)) + Number(match[1] ?? 0)
  const day = `${year}${today.slice(4)}`
  // 29 February in a year that has none.
  return isCalendarDate(day) ? day : `${year}-02-28`
}

/** Whole years before the day of the answer that a limit lies; undefined for every other limit. */
export function yearsBefore(limit: DateLimit): number | undefined {
  const years = Number(relative.exec(limit)?.[1] ?? 0)
  return years < 0 ? -years : undefined
}

const pastEvents = ['birth', 'registration', 'incorporation']

/**
 * Bounds of a date field. Service versions older than declared bounds have none: a field whose id or English label
 * names an event of the past then accepts no day after today, as whole words decide on a State.
 */
export function dateBoundsOf({ dates, id, label }: DateField): DateBounds {
  if (dates) return dates
  const words = `${id} ${label.en}`.toLowerCase().split(/[^a-z]+/)
  return pastEvents.some((event) => words.includes(event)) ? { latest: 'today' } : {}
}

export type DateReason = 'date_in_future' | 'date_too_late' | 'date_too_early'

/** Why an existing day is outside the field's bounds; undefined if it is within them. */
export function findDateProblem(
  field: DateField,
  day: CalendarDay,
  today: CalendarDay,
): DateReason | undefined {
  const { earliest, latest } = dateBoundsOf(field)
  if (earliest !== undefined && day < dayOfLimit(earliest, today)) return 'date_too_early'
  if (latest === undefined || day <= dayOfLimit(latest, today)) return undefined
  return day > today && dayOfLimit(latest, today) <= today ? 'date_in_future' : 'date_too_late'
}
