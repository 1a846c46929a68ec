import { addDays } from './calendar-days.ts'
import { indianDayOf, instantInIndia } from './indian-time.ts'
import { type Instant, toMillis } from './instant.ts'

/** Minutes after midnight, IST, between which notices wait; what is urgent does not ask. */
const begins = 21 * 60
const ends = 8 * 60

/** Defers an instant between 9 PM and 8 AM IST to 8 AM; any other is returned as it is. */
export function afterQuietHours(at: Instant): Instant {
  const day = indianDayOf(at)
  const morning = instantInIndia(day, ends)
  if (toMillis(at) < toMillis(morning)) return morning
  return toMillis(at) < toMillis(instantInIndia(day, begins)) ? at : instantInIndia(addDays(day, 1), ends)
}
