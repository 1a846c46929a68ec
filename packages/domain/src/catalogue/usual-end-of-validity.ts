import { addDays, addMonths, type CalendarDay, dayOf, monthOf } from '../calendar/calendar-days.ts'
import type { DeliverableDefinition } from './service-definition.ts'

/** Last day of the usual validity of what was issued on a day; null where it does not end. */
export function usualEndOfValidity(
  { validMonths }: Pick<DeliverableDefinition, 'validMonths'>,
  issuedOn: CalendarDay,
): CalendarDay | null {
  if (validMonths === undefined) return null
  return addDays(dayOf(addMonths(monthOf(issuedOn), validMonths), Number(issuedOn.slice(8))), -1)
}
