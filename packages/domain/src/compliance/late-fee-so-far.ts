import { type CalendarDay, daysBetween } from '../calendar/calendar-days.ts'
import type { LateFee } from './due-series.ts'

/** Rupees that a delay has cost by a day: rate × days, up to the cap or the least of the caps; zero until it is late. */
export function lateFeeSoFar(
  { rupees_a_day, cap }: Pick<LateFee, 'rupees_a_day' | 'cap'>,
  dueOn: CalendarDay,
  today: CalendarDay,
): number {
  const grown = rupees_a_day * Math.max(0, daysBetween(dueOn, today))
  if (cap === null || typeof cap === 'string') return grown
  return Math.min(grown, typeof cap === 'number' ? cap : cap.least)
}
