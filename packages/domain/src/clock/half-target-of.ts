import type { Instant } from '../calendar/instant.ts'
import type { WorkingCalendar } from '../calendar/working-calendar.ts'
import { subtractWorkingMinutes } from '../calendar/working-time.ts'
import type { WorkPiece } from './work-piece.ts'

/** When half the target is used up: what nobody has taken by then is shown to the manager. Null while paused. */
export function halfTargetOf(
  calendar: WorkingCalendar,
  { dueAt, targetMinutes }: Pick<WorkPiece, 'dueAt' | 'targetMinutes'>,
): Instant | null {
  return dueAt === null ? null : subtractWorkingMinutes(calendar, dueAt, targetMinutes / 2)
}
