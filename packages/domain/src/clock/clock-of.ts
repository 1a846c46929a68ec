import { type Instant, toMillis } from '../calendar/instant.ts'
import { minutesOfTarget } from '../calendar/work-target.ts'
import type { WorkingCalendar } from '../calendar/working-calendar.ts'
import { applicationProgress } from '../case/application-progress.ts'
import { isOver } from '../case/client-status.ts'
import type { InformationRules } from '../case/required-information.ts'
import { timelineOf } from '../case/timeline.ts'
import type { StageDefinition } from '../catalogue/service-definition.ts'
import type { ApplicationHistory } from './application-history.ts'
import { minutesOf } from './clock-rules.ts'
import { factsAt } from './facts-at.ts'
import { dueAtOf, type RunningPart, usedMinutesOf } from './stage-clock.ts'
import { listWaitingSpans, sumWaiting, type WaitingSpan, type WaitsFor } from './waiting-spans.ts'

/** `idle`: no stage of ours has begun; `ended`: completed, or given back. */
export type ClockState = 'idle' | 'running' | 'paused' | 'ended'

export interface ApplicationClock {
  readonly state: ClockState
  /** The stage that is measured: the one of ours that is under way or paused. */
  readonly stageId: string | null
  readonly startedAt: Instant | null
  /** In minutes; null where the service sets none, and the usual one of `workTargets` makes the due time. */
  readonly target: number | null
  readonly usedMinutes: number
  /** Null while paused: nobody can say. */
  readonly dueAt: Instant | null
  readonly pausedSince: Instant | null
  readonly waitsFor: WaitsFor
  readonly waitingSince: Instant
  readonly history: readonly WaitingSpan[]
  readonly outcomes: readonly StageOutcome[]
}

/** What came of a stage of ours that was completed; recorded once, whatever calendars say later. */
export interface StageOutcome {
  readonly stageId: string
  readonly startedAt: Instant
  readonly endedAt: Instant
  readonly target: number | null
  readonly usedMinutes: number
  /** Null without a target. */
  readonly met: boolean | null
  /** Minutes on the wall from its start to its end, by whom it waited for. */
  readonly waited: Readonly<Record<WaitsFor, number>>
}

/** The clock of an application as of now: pure, and the same for everybody who reckons with the same calendar. */
export function clockOf(
  definition: InformationRules,
  history: ApplicationHistory,
  calendar: WorkingCalendar,
  now: Instant,
): ApplicationClock {
  const spans = listWaitingSpans(definition, history, now)
  const current = spans.at(-1) ?? { from: history.createdAt, to: null, waitsFor: 'customer', stageId: null }
  const { clientStatus } = applicationProgress(definition, factsAt(history, now))
  const isEnded = isOver(clientStatus)
  const stage = isEnded ? undefined : findMeasuredStage(definition, history, spans)
  const parts = stage ? listRunningParts(spans, stage.id) : []
  const first = parts[0]
  const isRunning = parts.at(-1)?.to === null
  const target = stage?.target ? minutesOfTarget(stage.target) : null
  return {
    state: isEnded ? 'ended' : !first ? 'idle' : isRunning ? 'running' : 'paused',
    stageId: stage?.id ?? null,
    startedAt: first?.from ?? null,
    target,
    usedMinutes: usedMinutesOf(calendar, parts, now),
    dueAt: isRunning ? dueAtOf(calendar, parts, target ?? minutesOf('stage')) : null,
    pausedSince: first && !isRunning ? (parts.at(-1)?.to ?? null) : null,
    waitsFor: current.waitsFor,
    waitingSince: current.from,
    history: spans,
    outcomes: listOutcomes(definition, history, spans, calendar),
  }
}

/** The first stage of ours that has begun and is not completed: while a paper is missing it is paused, not another one. */
function findMeasuredStage(
  definition: InformationRules,
  history: ApplicationHistory,
  spans: readonly WaitingSpan[],
): StageDefinition | undefined {
  const begun = timelineOf(definition, history).find(
    ({ id, kind, isCompletedByStaff, status }) =>
      isCompletedByStaff &&
      kind !== 'department' &&
      status !== 'completed' &&
      listRunningParts(spans, id).length > 0,
  )
  return definition.timeline.find(({ id }) => id === begun?.id)
}

function listRunningParts(spans: readonly WaitingSpan[], stageId: string): RunningPart[] {
  return spans.filter((span) => span.stageId === stageId && span.waitsFor === 'us')
}

function listOutcomes(
  definition: InformationRules,
  history: ApplicationHistory,
  spans: readonly WaitingSpan[],
  calendar: WorkingCalendar,
): StageOutcome[] {
  const timeline = timelineOf(definition, history)
  return definition.timeline.flatMap(({ id, kind, target }) => {
    const endedAt = timeline.find((stage) => stage.id === id)?.completedAt
    const parts = listRunningParts(spans, id)
    const startedAt = parts[0]?.from
    if (kind !== 'centre' || !endedAt || !startedAt) return []
    const minutes = target ? minutesOfTarget(target) : null
    const usedMinutes = usedMinutesOf(calendar, parts, endedAt)
    return [
      {
        stageId: id,
        startedAt,
        endedAt,
        target: minutes,
        usedMinutes,
        met: minutes === null ? null : usedMinutes <= minutes,
        waited: sumWaiting(cutTo(spans, startedAt, endedAt), endedAt),
      },
    ]
  })
}

/** The spans between two moments, the first and the last cut at them. */
function cutTo(spans: readonly WaitingSpan[], from: Instant, to: Instant): WaitingSpan[] {
  const [start, end] = [toMillis(from), toMillis(to)]
  return spans
    .filter((span) => toMillis(span.from) < end && (span.to === null || toMillis(span.to) > start))
    .map((span) => ({
      ...span,
      from: toMillis(span.from) < start ? from : span.from,
      to: span.to === null || toMillis(span.to) > end ? to : span.to,
    }))
}
