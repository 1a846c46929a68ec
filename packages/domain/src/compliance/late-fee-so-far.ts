import { type CalendarDay, daysBetween } from '../calendar/calendar-days.ts'
import type { LateFee } from './due-series.ts'

/** Rupees that a delay has cost by a day: rate × days, up to the cap; zero until the due date has passed. */
export function lateFeeSoFar(
  { rupees_a_day, cap }: Pick<LateFee, 'rupees_a_day' | 'cap'>,
  dueOn: CalendarDay,
  today: CalendarDay,
): number {
  const grown = rupees_a_day * Math.max(0, daysBetween(dueOn, today))
  return typeof cap === 'number' ? Math.min(grown, cap) : grown
}
