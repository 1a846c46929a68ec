import { addDays, askedWithinDays, type CalendarDay, indianDayOf, mostDaysAhead } from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'

/** The last day on which something is expected: the one that was chosen, otherwise a week ahead. */
export async function dueDay(db: Db, chosen: CalendarDay | undefined): Promise<CalendarDay> {
  const today = indianDayOf(await readNow(db))
  if (chosen === undefined) return addDays(today, askedWithinDays)
  assertAhead(chosen, today, 'due_on')
  return chosen
}

/** Guard: from today on, at most a year ahead. */
export function assertAhead(day: CalendarDay, today: CalendarDay, path: string): void {
  if (day >= today && day <= addDays(today, mostDaysAhead)) return
  const issues = [{ path, message: 'From today on, at most a year ahead' }]
  throw new AppError('invalid_request', { details: { issues } })
}
