import { MINUTE } from '../calendar/indian-time.ts'
import { fromMillis, type Instant, toMillis } from '../calendar/instant.ts'
import { consultationRules, endOfSlot } from './consultation-slots.ts'

/** Recorded event of a consultation. */
export type ConsultationAct =
  | { kind: 'booked' | 'rescheduled'; startsAt: Instant }
  | { kind: 'confirmed' | 'completed' | 'missed' | 'cancelled' }

/** `lapsed`: never confirmed before its time passed. `missed`: the customer was not there. */
export type ConsultationStatus = 'requested' | 'confirmed' | 'done' | 'missed' | 'lapsed' | 'cancelled'

/** Folds the acts of a consultation, in order, into status and start. Throws a RangeError without a booking. */
export function consultationState(
  acts: readonly ConsultationAct[],
  now: Instant,
): { status: ConsultationStatus; startsAt: Instant } {
  let status: ConsultationStatus = 'requested'
  let startsAt: Instant | undefined
  for (const act of acts) {
    if (act.kind === 'booked' || act.kind === 'rescheduled') {
      startsAt = act.startsAt
      // A confirmation was for the previous time.
      status = 'requested'
    } else {
      status = act.kind === 'completed' ? 'done' : act.kind
    }
  }
  if (startsAt === undefined) throw new RangeError('A consultation begins with a booking')
  return { status: atEnd(status, toMillis(endOfSlot(startsAt)) <= toMillis(now)), startsAt }
}

function atEnd(status: ConsultationStatus, isOver: boolean): ConsultationStatus {
  if (!isOver) return status
  if (status === 'requested') return 'lapsed'
  return status === 'confirmed' ? 'done' : status
}

export type ConsultationAction = 'reschedule' | 'cancel' | 'confirm'

const ACTIONS = {
  requested: ['reschedule', 'cancel', 'confirm'],
  confirmed: ['reschedule', 'cancel', 'confirm'],
  done: [],
  missed: [],
  lapsed: [],
  cancelled: [],
} as const satisfies Record<ConsultationStatus, readonly ConsultationAction[]>

/** Deadline for the customer to reschedule or cancel. */
export function changeableUntil(startsAt: Instant): Instant {
  return fromMillis(toMillis(startsAt) - consultationRules.leadMinutes * MINUTE)
}

/** Whether an action is allowed now; the screen and the server's guard call the same function. */
export function isConsultationActionAllowed(
  action: ConsultationAction,
  { status, startsAt }: { status: ConsultationStatus; startsAt: Instant },
  now: Instant,
): boolean {
  const allowed: readonly ConsultationAction[] = ACTIONS[status]
  if (!allowed.includes(action)) return false
  return action === 'confirm' || toMillis(now) <= toMillis(changeableUntil(startsAt))
}

export type ConsultationDeskAct = 'confirm' | 'move' | 'cancel' | 'complete' | 'miss'

/**
 * What staff may do with a consultation now: arrange it until it begins, close it from then on. The last hours before it
 * begins are the customer's limit alone, and what is over is closed only where it was confirmed.
 */
export function listConsultationDeskActs(
  acts: readonly ConsultationAct[],
  now: Instant,
): readonly ConsultationDeskAct[] {
  const { startsAt } = consultationState(acts, now)
  // As it was recorded: at its beginning nothing has ended by itself.
  const { status } = consultationState(acts, startsAt)
  if (status !== 'requested' && status !== 'confirmed') return []
  if (toMillis(now) < toMillis(startsAt)) return ['confirm', 'move', 'cancel']
  if (status === 'confirmed') return ['complete', 'miss']
  return toMillis(now) < toMillis(endOfSlot(startsAt)) ? ['confirm'] : []
}
