import { MINUTE } from '../calendar/indian-time.ts'
import { fromMillis, type Instant, toMillis } from '../calendar/instant.ts'
import { consultationRules, endOfSlot } from './consultation-slots.ts'

/** What happened to a consultation, as it was recorded. */
export type ConsultationAct =
  | { kind: 'booked' | 'rescheduled'; startsAt: Instant }
  | { kind: 'confirmed' | 'completed' | 'cancelled' }

/** `lapsed`: its time went by before anybody confirmed it. */
export type ConsultationStatus = 'requested' | 'confirmed' | 'done' | 'lapsed' | 'cancelled'

/** Status and time of a consultation at a moment, from its acts in their order; the first one books it. */
export function consultationState(
  acts: readonly ConsultationAct[],
  now: Instant,
): { status: ConsultationStatus; startsAt: Instant } {
  let status: ConsultationStatus = 'requested'
  let startsAt: Instant | undefined
  for (const act of acts) {
    if (act.kind === 'booked' || act.kind === 'rescheduled') {
      startsAt = act.startsAt
      // An expert confirmed another time than this one.
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
  lapsed: [],
  cancelled: [],
} as const satisfies Record<ConsultationStatus, readonly ConsultationAction[]>

/** Until when the customer may move or cancel a consultation. */
export function changeableUntil(startsAt: Instant): Instant {
  return fromMillis(toMillis(startsAt) - consultationRules.leadMinutes * MINUTE)
}

/** What may be done with a consultation at a moment, for the screen and for the server's guard. */
export function isConsultationActionAllowed(
  action: ConsultationAction,
  { status, startsAt }: { status: ConsultationStatus; startsAt: Instant },
  now: Instant,
): boolean {
  const allowed: readonly ConsultationAction[] = ACTIONS[status]
  if (!allowed.includes(action)) return false
  return action === 'confirm' || toMillis(now) <= toMillis(changeableUntil(startsAt))
}
