import { addDays, daysBetween } from '../calendar/calendar-days.ts'
import { indianDayOf, instantInIndia } from '../calendar/indian-time.ts'
import { type Instant, toMillis } from '../calendar/instant.ts'

/** Days after a payment stage became due on which its customer is reminded; after the last somebody at the desk asks. */
export const paymentReminderDays = [3, 7, 14] as const

/** Minutes after midnight, IST, from which reminders are sent. */
const MORNING = 8 * 60
/** What was missed for longer is not made up for: after a long stop nobody is reminded of an old date. */
const CATCH_UP_DAYS = 3

/** Which reminder of what is due since then is to have gone out by now, by its days; 0 is the first word of it. */
export function findPaymentReminder(since: Instant, now: Instant): number | undefined {
  const days = [0, ...paymentReminderDays].findLast((each) => toMillis(timeOf(since, each)) <= toMillis(now))
  return days !== undefined && daysDue(since, now) <= days + CATCH_UP_DAYS ? days : undefined
}

/** When the next reminder goes out by itself; null after the last. */
export function nextPaymentReminder(since: Instant, now: Instant): Instant | null {
  const days = paymentReminderDays.find((each) => toMillis(timeOf(since, each)) > toMillis(now))
  return days === undefined ? null : timeOf(since, days)
}

/** Whole days that it has been due, by the calendar of India. */
export const daysDue = (since: Instant, now: Instant): number =>
  daysBetween(indianDayOf(since), indianDayOf(now))

const timeOf = (since: Instant, days: number) =>
  days === 0 ? since : instantInIndia(addDays(indianDayOf(since), days), MORNING)
