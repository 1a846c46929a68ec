import { fromMillis, type Instant, toMillis } from './instant.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** India keeps one time all year: UTC + 5:30. */
const IST_OFFSET = 330 * MINUTE
const OPENS = (10 * 60 + 30) * MINUTE
const CLOSES = (17 * 60 + 30) * MINUTE
const SUNDAY = 0

/** `afterHours`: the note of UI-12 applies; `from`: when the payment is processed at the earliest. */
export type Processing = { afterHours: boolean; from: Instant }

/**
 * When a payment is processed (UI-12): after 5:30 PM in India on the next business day from 10:30 AM. Business days
 * are Monday to Saturday; public holidays are not known. A payment before 10:30 AM is processed from then on.
 */
export function processingOf(paidAt: Instant): Processing {
  const local = toMillis(paidAt) + IST_OFFSET
  const midnight = Math.floor(local / DAY) * DAY
  const isClosedOn = (day: number) => new Date(day).getUTCDay() === SUNDAY
  if (!isClosedOn(midnight) && local - midnight <= CLOSES) {
    return { afterHours: false, from: fromMillis(Math.max(local, midnight + OPENS) - IST_OFFSET) }
  }
  const next = isClosedOn(midnight + DAY) ? midnight + 2 * DAY : midnight + DAY
  return { afterHours: true, from: fromMillis(next + OPENS - IST_OFFSET) }
}
