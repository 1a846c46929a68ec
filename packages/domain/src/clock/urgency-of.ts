import { indianDayOf } from '../calendar/indian-time.ts'
import { type Instant, toMillis } from '../calendar/instant.ts'
import type { WorkingCalendar } from '../calendar/working-calendar.ts'
import { workingMillisBetween } from '../calendar/working-time.ts'

/** How a due time is shown: by a word and an icon, to which a colour only adds. */
export type Urgency = 'calm' | 'soon' | 'now' | 'over' | 'paused'

interface Due {
  /** Null while paused. */
  readonly dueAt: Instant | null
  readonly targetMinutes: number
}

const MINUTE = 60_000

/** `soon`: due today, or less than a quarter of the target is left; `now`: within the minute. */
export function urgencyOf(calendar: WorkingCalendar, { dueAt, targetMinutes }: Due, now: Instant): Urgency {
  if (dueAt === null) return 'paused'
  const left = toMillis(dueAt) - toMillis(now)
  if (Math.abs(left) < MINUTE) return 'now'
  if (left < 0) return 'over'
  if (indianDayOf(dueAt) === indianDayOf(now)) return 'soon'
  return workingMillisBetween(calendar, now, dueAt) < (targetMinutes * MINUTE) / 4 ? 'soon' : 'calm'
}
