import { addDays, type CalendarDay } from '../calendar/calendar-days.ts'
import { complianceForms } from './compliance-forms.ts'
import type { Obligation } from './list-obligations.ts'

export type ObligationStatus = 'done' | 'overdue' | 'due_soon' | 'upcoming'

/** Where an obligation stands on a day in India; on its due day it is still in time. */
export function obligationStatus(
  { form, dueOn }: Pick<Obligation, 'form' | 'dueOn'>,
  isDone: boolean,
  today: CalendarDay,
): ObligationStatus {
  if (isDone) return 'done'
  if (dueOn < today) return 'overdue'
  return dueOn <= addDays(today, complianceForms[form].soonDays) ? 'due_soon' : 'upcoming'
}
