import {
  addWorkingMinutes,
  type CalendarDay,
  expectedDays,
  indianDayOf,
  instantInIndia,
  minutesOfTarget,
  type ServiceDefinition,
  type Standing,
  type WorkingCalendar,
} from '@sanad/domain'
import type { PromiseRow } from './promised-days.ts'

interface Known {
  readonly definition: Pick<ServiceDefinition, 'timeline'>
  readonly promises: readonly PromiseRow[]
  readonly calendar: WorkingCalendar
  readonly today: CalendarDay
}

/** What customers read of staff’s own words. */
export type InBothLanguages = {
  readonly en: string
  readonly hi: string
}

export interface ExpectedStage {
  readonly day: CalendarDay
  /** Why, if it was promised by staff. */
  readonly promised: InBothLanguages | undefined
}

const nothing: ReadonlyMap<string, ExpectedStage> = new Map()

/** The days by which its open stages are done, as the customer reads them; a hold stops the clock. */
export function expectedStages(
  { definition, promises, calendar, today }: Known,
  { hold, timeline, resumedAt }: Pick<Standing, 'hold' | 'timeline' | 'resumedAt'>,
): ReadonlyMap<string, ExpectedStage> {
  if (hold) return nothing
  const days = expectedDays({
    stages: definition.timeline,
    promises: new Map(promises.map(({ stageId, promisedOn }) => [stageId, promisedOn])),
    // From the end of the day: what began in it never seems late.
    targetDay: (from, target) =>
      indianDayOf(addWorkingMinutes(calendar, instantInIndia(from, 24 * 60), minutesOfTarget(target))),
    timeline,
    resumedAt,
    today,
  })
  return new Map(
    [...days].map(([id, day]) => {
      const promise = promises.find(({ stageId }) => stageId === id)
      return [id, { day, promised: promise && { en: promise.reason, hi: promise.reasonHi } }]
    }),
  )
}
