import { addDays, type CalendarDay } from '../calendar/calendar-days.ts'
import { indianDayOf, instantInIndia } from '../calendar/indian-time.ts'
import { type Instant, latestOf, toMillis } from '../calendar/instant.ts'
import { minutesOfTarget } from '../calendar/work-target.ts'
import type { WorkingCalendar } from '../calendar/working-calendar.ts'
import { addWorkingMinutes, subtractWorkingMinutes, workingMillisBetween } from '../calendar/working-time.ts'
import { findPaidAt, type OpenOrder } from '../case/application-facts.ts'
import { listOpenAsks } from '../case/open-asks.ts'
import type { InformationRules } from '../case/required-information.ts'
import { findPromisableStage } from '../case/staff-actions.ts'
import { type Standing, standingOf } from '../case/standing.ts'
import type { ServiceDefinition } from '../catalogue/service-definition.ts'
import type { ApplicationHistory } from './application-history.ts'
import { type ApplicationClock, clockOf } from './clock-of.ts'
import { chaseAfterDays, followUpEvery, minutesOf } from './clock-rules.ts'
import type { WorkPiece } from './work-piece.ts'

export type WorkRules = InformationRules & Pick<ServiceDefinition, 'documentTarget'>

export interface WorkingApplication {
  readonly id: string
  readonly definition: WorkRules
  readonly history: ApplicationHistory
  readonly openOrder: OpenOrder
  /** When staff last said that they followed up, or chased. */
  readonly followedUpAt: Instant | null
  readonly chasedAt: Instant | null
  /** Refunds that nobody but staff can bring on, and payments that came otherwise than asked. */
  readonly stuckRefunds: readonly Stuck[]
  readonly reviews: readonly Stuck[]
  /** Until then the completion of the last stage can be taken back; null when none is held. */
  readonly completionHeldUntil: Instant | null
  /** What members proposed and nobody has decided about. */
  readonly refundProposals: readonly Stuck[]
  readonly discountProposals: readonly Stuck[]
  /** The day that was last promised for each stage. */
  readonly promises: ReadonlyMap<string, CalendarDay>
}

interface Stuck {
  readonly id: string
  readonly since: Instant
}

export interface ApplicationWork {
  readonly standing: Standing
  readonly clock: ApplicationClock
  readonly documentsToCheck: number
  readonly pieces: readonly WorkPiece[]
}

/** The target of work whose subject is one payment, refund or proposal. */
const stuckTargets = {
  refund: 'refund',
  review: 'review',
  refund_approval: 'refund',
  discount: 'refund',
} as const

interface Known {
  readonly application: WorkingApplication
  readonly standing: Standing
  readonly clock: ApplicationClock
  readonly calendar: WorkingCalendar
  readonly now: Instant
}

/** Every piece of work that an application gives, from its facts and the calendar alone. */
export function listApplicationWork(
  application: WorkingApplication,
  calendar: WorkingCalendar,
  now: Instant,
): ApplicationWork {
  const { definition, history } = application
  const standing = standingOf({ definition, facts: history, openOrder: application.openOrder })
  const clock = clockOf(definition, history, calendar, now)
  const known = { application, standing, clock, calendar, now }
  const submitted = history.documents.filter(({ status }) => status === 'submitted')
  return {
    standing,
    clock,
    documentsToCheck: standing.paymentStatus === 1 ? submitted.length : 0,
    pieces: [
      ...documentWork(known),
      ...stageWork(known),
      ...followUpWork(known),
      ...chaseWork(known),
      ...promiseWork(known),
      ...stuckWork(known, 'refund', application.stuckRefunds),
      ...stuckWork(known, 'review', application.reviews),
      ...stuckWork(known, 'refund_approval', application.refundProposals),
      ...stuckWork(known, 'discount', application.discountProposals),
    ],
  }
}

function piece(
  { calendar, now }: Known,
  work: Omit<WorkPiece, 'dueAt' | 'usedMinutes' | 'appearsAt'> & { appearsAt?: Instant },
): WorkPiece {
  const start = work.appearsAt ?? work.waitingSince
  return {
    appearsAt: null,
    ...work,
    dueAt: addWorkingMinutes(calendar, start, work.targetMinutes),
    usedMinutes: Math.floor(workingMillisBetween(calendar, start, now) / 60_000),
  }
}

/** Documents that came in and nobody has judged. A hold that waits for others pauses them too. */
function documentWork(known: Known): WorkPiece[] {
  const { application, standing, clock } = known
  const { definition, history } = application
  const paidAt = findPaidAt(definition, history)
  const submitted = history.documents.filter(({ status }) => status === 'submitted')
  const [first] = submitted.map(({ at }) => at).toSorted((one, other) => toMillis(one) - toMillis(other))
  if (!first || !paidAt || !standing.allowedStaffActions.includes('accept_document')) return []
  const waitingSince = latestOf(paidAt, first)
  const targetMinutes = minutesOf('document', definition.documentTarget)
  const work = piece(known, {
    kind: 'documents',
    subjectId: application.id,
    stageId: standing.openStage?.id ?? null,
    waitingSince,
    targetMinutes,
  })
  const isHeld = standing.clientStatus === 'on_hold' && clock.waitsFor !== 'us'
  return [isHeld ? { ...work, dueAt: null } : work]
}

/** Our stage, from when it is ours until it is completed; on hold, what is to be done is to resume it. */
function stageWork({ application, standing, clock, calendar }: Known): WorkPiece[] {
  const isHeld = standing.clientStatus === 'on_hold'
  const stage = standing.completableStage
  const isOurs = stage !== undefined && stage.kind !== 'department' && clock.waitsFor === 'us'
  if (!isHeld && !isOurs) return []
  const isMeasured = clock.startedAt !== null && clock.state === 'running'
  const waitingSince = isMeasured ? (clock.startedAt ?? clock.waitingSince) : clock.waitingSince
  const targetMinutes = clock.target ?? minutesOf('stage')
  const fallback = () => addWorkingMinutes(calendar, waitingSince, targetMinutes)
  return [
    {
      kind: 'stage',
      subjectId: application.id,
      stageId: clock.stageId ?? standing.openStage?.id ?? null,
      waitingSince,
      dueAt: clock.waitsFor === 'us' ? (clock.dueAt ?? fallback()) : wakesAt(standing.hold, calendar),
      usedMinutes: clock.usedMinutes,
      targetMinutes,
      // Somebody has done it. It is work again where it was not carried out.
      appearsAt: application.completionHeldUntil,
    },
  ]
}

/** A hold is looked at on the first working day after the one that it was to last until; without one nobody can say. */
function wakesAt(hold: Standing['hold'], calendar: WorkingCalendar): Instant | null {
  if (hold?.until === undefined) return null
  return addWorkingMinutes(calendar, instantInIndia(addDays(hold.until, 1), 0), minutesOf('followUp'))
}

/** A department that was given what it usually takes is asked, and asked again. */
function followUpWork(known: Known): WorkPiece[] {
  const { application, standing, clock, calendar } = known
  if (standing.clientStatus !== 'processing' || clock.waitsFor !== 'department') return []
  const stage = application.definition.timeline.find(({ id }) => id === standing.openStage?.id)
  const every = minutesOfTarget(followUpEvery)
  const expected = stage?.usualDays
    ? endOfDay(clock.waitingSince, stage.usualDays)
    : addWorkingMinutes(calendar, clock.waitingSince, every)
  const { followedUpAt } = application
  const isAfter = followedUpAt !== null && toMillis(followedUpAt) >= toMillis(expected)
  return [
    piece(known, {
      kind: 'follow_up',
      subjectId: application.id,
      stageId: stage?.id ?? null,
      waitingSince: clock.waitingSince,
      targetMinutes: minutesOf('followUp'),
      appearsAt: isAfter ? addWorkingMinutes(calendar, followedUpAt, every) : expected,
    }),
  ]
}

/** A customer who was asked and is silent, from the day after the first thing was due. Not one who has not paid yet: nobody waits for them. */
function chaseWork(known: Known): WorkPiece[] {
  const { application, standing, clock } = known
  if (standing.clientStatus !== 'processing' || clock.waitsFor !== 'customer') return []
  const { chasedAt } = application
  const days = standing.nextStep.next === 'pay_stage' ? chaseAfterDays.payment : chaseAfterDays.information
  const [firstDue] = listOpenAsks(application.history)
    .map(({ dueOn }) => dueOn)
    .toSorted()
  const overdue = firstDue ? instantInIndia(addDays(firstDue, 1), 0) : endOfDay(clock.waitingSince, days)
  const isAfter = chasedAt !== null && toMillis(chasedAt) >= toMillis(overdue)
  return [
    piece(known, {
      kind: 'chase',
      subjectId: application.id,
      stageId: standing.openStage?.id ?? null,
      waitingSince: clock.waitingSince,
      targetMinutes: minutesOf('chase'),
      appearsAt: isAfter ? endOfDay(chasedAt, days) : overdue,
    }),
  ]
}

/**
 * A promised day that the clock cannot keep, from two working days before it is over: the stage ends later or its clock is
 * paused. One that the clock could keep is in danger once the stage has passed its due time.
 */
function promiseWork({ application, standing, clock, calendar, now }: Known): WorkPiece[] {
  const stage = findPromisableStage(standing.timeline)
  const promisedOn = stage && application.promises.get(stage.id)
  if (!promisedOn || standing.clientStatus !== 'processing') return []
  const targetMinutes = minutesOf('promise')
  const dueAt = instantInIndia(addDays(promisedOn, 1), 0)
  const nearFrom = subtractWorkingMinutes(calendar, dueAt, targetMinutes)
  const endsAt = clock.stageId === stage.id ? clock.dueAt : null
  const isKept = endsAt !== null && toMillis(endsAt) <= toMillis(dueAt)
  const appearsAt = isKept ? latestOf(nearFrom, endsAt) : nearFrom
  return [
    {
      kind: 'promise',
      subjectId: application.id,
      stageId: stage.id,
      waitingSince: appearsAt,
      dueAt,
      usedMinutes: Math.floor(workingMillisBetween(calendar, appearsAt, now) / 60_000),
      targetMinutes,
      appearsAt,
    },
  ]
}

function stuckWork(known: Known, kind: keyof typeof stuckTargets, stuck: readonly Stuck[]): WorkPiece[] {
  return stuck.map(({ id, since }) =>
    piece(known, {
      kind,
      subjectId: id,
      stageId: null,
      waitingSince: since,
      targetMinutes: minutesOf(stuckTargets[kind]),
    }),
  )
}

/** The end of the day, IST, so many days later. */
function endOfDay(from: Instant, days: number): Instant {
  return instantInIndia(addDays(indianDayOf(from), days + 1), 0)
}
