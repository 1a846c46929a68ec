import { DAY, IST_OFFSET, MINUTE } from './indian-time.ts'
import { fromMillis, type Instant, toMillis } from './instant.ts'

/** Minutes after midnight, IST. Business days are Monday to Saturday; public holidays are not modelled. */
export const businessHours = { opens: 10 * 60 + 30, closes: 17 * 60 + 30, closedWeekday: 0 } as const

const OPENS = businessHours.opens * MINUTE
const CLOSES = businessHours.closes * MINUTE

/** `afterHours`: the notice of UI-12 applies; `from`: earliest processing time. */
export type Processing = { afterHours: boolean; from: Instant }

/**
 * Processing time of a payment (UI-12): paid after 5:30 PM IST, the next business day from 10:30 AM; paid before
 * 10:30 AM, from then on.
 */
export function processingOf(paidAt: Instant): Processing {
  const local = toMillis(paidAt) + IST_OFFSET
  const midnight = Math.floor(local / DAY) * DAY
  const isClosedOn = (day: number) => new Date(day).getUTCDay() === businessHours.closedWeekday
  if (!isClosedOn(midnight) && local - midnight <= CLOSES) {
    return { afterHours: false, from: fromMillis(Math.max(local, midnight + OPENS) - IST_OFFSET) }
  }
  const next = isClosedOn(midnight + DAY) ? midnight + 2 * DAY : midnight + DAY
  return { afterHours: true, from: fromMillis(next + OPENS - IST_OFFSET) }
}
