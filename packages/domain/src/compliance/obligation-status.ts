import { addDays, type CalendarDay } from '../calendar/calendar-days.ts'
import type { Obligation } from './list-obligations.ts'

export type ObligationStatus = 'done' | 'overdue' | 'due_soon' | 'upcoming'

/** Status of an obligation on a day (IST); on the due date it is not overdue yet. */
export function obligationStatus(
  { dueOn, leadDays }: Pick<Obligation, 'dueOn' | 'leadDays'>,
  isDone: boolean,
  today: CalendarDay,
): ObligationStatus {
  if (isDone) return 'done'
  if (dueOn < today) return 'overdue'
  return dueOn <= addDays(today, leadDays) ? 'due_soon' : 'upcoming'
}
