import { addDays, type CalendarDay } from '../calendar/calendar-days.ts'
import { indianDayOf } from '../calendar/indian-time.ts'
import { type Instant, latestOf } from '../calendar/instant.ts'
import type { WorkTarget } from '../calendar/work-target.ts'
import type { StageDefinition } from '../catalogue/service-definition.ts'
import type { TimelineStage } from './timeline.ts'

interface Course {
  /** The stages as the service defines them, with what they usually take. */
  readonly stages: readonly Pick<StageDefinition, 'id' | 'usualDays' | 'target'>[]
  /** Days that staff promised, by the stage. */
  readonly promises?: ReadonlyMap<string, CalendarDay>
  /** The day on which a target is reached that begins after the given one; the calendar of the centre knows. */
  readonly targetDay?: (from: CalendarDay, target: WorkTarget) => CalendarDay
  readonly timeline: readonly TimelineStage[]
  /** When work was resumed after a hold, if it was. */
  readonly resumedAt: Instant | undefined
  readonly today: CalendarDay
}

/**
 * The day by which each open stage is done: as staff promised, as is usual, or as the stage's target has it. What the customer does is reckoned as done today. Nothing is said
 * of a stage whose service says nothing, of what follows it, or once a day has passed: a missed promise is not repeated.
 */
export function expectedDays({
  stages,
  promises,
  targetDay,
  timeline,
  resumedAt,
  today,
}: Course): ReadonlyMap<string, CalendarDay> {
  const expected = new Map<string, CalendarDay>()
  const current = timeline.findIndex(({ inProgress }) => inProgress)
  if (current === -1) return expected
  let day = startOf(timeline.slice(0, current), resumedAt) ?? today
  for (const { id, kind, status } of timeline.slice(current)) {
    if (status === 'completed') continue
    if (kind === 'payment' || kind === 'information') {
      if (day < today) day = today
      continue
    }
    const { usualDays, target } = stages.find((stage) => stage.id === id) ?? {}
    const promised = promises?.get(id)
    if (promised !== undefined) day = promised
    else if (usualDays !== undefined) day = addDays(day, usualDays)
    else if (target && targetDay) day = targetDay(day, target)
    else break
    if (day < today) break
    expected.set(id, day)
  }
  return expected
}

/** The day since which the current stage could be worked on. */
function startOf(before: readonly TimelineStage[], resumedAt: Instant | undefined): CalendarDay | undefined {
  const moments = [...before.map(({ completedAt }) => completedAt), resumedAt]
  const [first, ...others] = moments.filter((moment) => typeof moment === 'string')
  return first && indianDayOf(latestOf(first, ...others))
}
