import { type CalendarDay, indianDayOf } from '@sanad/domain'
import { serverNow } from '@sanad/web-kit'

/** The day to which bounds of dates are relative, as on the server. */
export function todayInIndia(): CalendarDay {
  return indianDayOf(serverNow().toISOString())
}
