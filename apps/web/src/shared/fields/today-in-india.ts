import { type CalendarDay, indianDayOf } from '@sanad/domain'

/** The day to which bounds of dates are relative, as on the server. */
export function todayInIndia(): CalendarDay {
  return indianDayOf(new Date().toISOString())
}
