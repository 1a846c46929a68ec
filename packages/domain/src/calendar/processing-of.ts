import { addDays, type CalendarDay } from './calendar-days.ts'
import { DAY, IST_OFFSET, MINUTE } from './indian-time.ts'
import { fromMillis, type Instant, toMillis } from './instant.ts'
import { type CalendarEntry, workingCalendar } from './working-calendar.ts'

/** `afterHours`: the notice of UI-12 applies; `from`: earliest processing time. */
export type Processing = { afterHours: boolean; from: Instant }

/** No centre is closed for longer; beyond it the data is wrong. */
const LONGEST_CLOSURE = 60

/**
 * Processing time of a payment (UI-12): paid after closing time, the next business day from its opening; paid before the
 * opening, from then on. `exceptions`: the centre's holidays and half days; without any, Monday to Saturday from 10:30 AM to
 * 5:30 PM.
 */
export function processingOf(paidAt: Instant, exceptions: readonly CalendarEntry[] = []): Processing {
  const calendar = workingCalendar('centre', exceptions)
  const local = toMillis(paidAt) + IST_OFFSET
  const midnight = Math.floor(local / DAY) * DAY
  const today: CalendarDay = fromMillis(midnight).slice(0, 10)
  const open = calendar.windowsOn(today).find(({ closes }) => local - midnight <= closes * MINUTE)
  if (open) {
    const from = Math.max(local, midnight + open.opens * MINUTE)
    return { afterHours: false, from: fromMillis(from - IST_OFFSET) }
  }
  for (let days = 1; days <= LONGEST_CLOSURE; days++) {
    const [first] = calendar.windowsOn(addDays(today, days))
    if (first) {
      return { afterHours: true, from: fromMillis(midnight + days * DAY + first.opens * MINUTE - IST_OFFSET) }
    }
  }
  throw new RangeError(`The centre is closed for ${LONGEST_CLOSURE} days after ${today}`)
}
