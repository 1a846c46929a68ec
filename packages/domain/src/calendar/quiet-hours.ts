import { addDays } from './calendar-days.ts'
import { indianDayOf, instantInIndia } from './indian-time.ts'
import { type Instant, toMillis } from './instant.ts'

/** Minutes after midnight in India between which nobody is written to without need. */
const begins = 21 * 60
const ends = 8 * 60

/** The moment itself or, where it lies between nine in the evening and eight in the morning, the end of that night. */
export function afterQuietHours(at: Instant): Instant {
  const day = indianDayOf(at)
  const morning = instantInIndia(day, ends)
  if (toMillis(at) < toMillis(morning)) return morning
  return toMillis(at) < toMillis(instantInIndia(day, begins)) ? at : instantInIndia(addDays(day, 1), ends)
}
