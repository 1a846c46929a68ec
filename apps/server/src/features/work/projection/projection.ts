import {
  halfTargetOf,
  type Instant,
  type WorkingCalendar,
  type WorkKind,
  type WorkPiece,
} from '@sanad/domain'

/** A row of application_states as the facts have it. */
export interface ProjectedState {
  readonly application_id: string
  readonly track_id: string
  readonly customer_id: string
  readonly service_slug: string
  readonly client_status: string
  readonly turn: string
  readonly next_step: string
  readonly stage_id: string | null
  readonly state_id: number | null
  readonly documents_to_check: number
  readonly pending_items: number
  readonly created_at: string
}

/** A row of work_items as the facts have it; staff's own part of it is folded from work_acts when it is written. */
export interface ProjectedItem {
  readonly kind: WorkKind
  readonly subject_id: string
  readonly application_id: string | null
  readonly customer_id: string
  readonly service_slug: string | null
  readonly stage_id: string | null
  readonly state_id: number | null
  readonly due_at: Instant | 'infinity'
  readonly half_at: Instant | 'infinity'
  readonly clock: 'running' | 'paused'
  readonly used_minutes: number
  readonly target_minutes: number
  readonly waiting_since: Instant
  readonly appears_at: Instant | null
}

export interface ProjectedOutcome {
  readonly application_id: string
  readonly stage_id: string
  readonly started_at: Instant
  readonly ended_at: Instant
  readonly target_minutes: number | null
  readonly used_minutes: number
  readonly met: boolean | null
  readonly waited: Readonly<Record<string, number>>
  readonly calendar_version: string
}

/** A subject whose projection cannot be computed; it keeps the one it has, and no fact is refused because of it. */
export interface ProjectionFailure {
  readonly kind: 'application'
  readonly id: string
  readonly error: unknown
}

/** What the facts of some subjects give; what they gave before and is not here ends. */
export interface Projection {
  readonly states: readonly ProjectedState[]
  readonly items: readonly ProjectedItem[]
  readonly outcomes: readonly ProjectedOutcome[]
  readonly failures: readonly ProjectionFailure[]
}

interface About {
  readonly applicationId: string | null
  readonly customerId: string
  readonly serviceSlug: string | null
  readonly stateId: number | null
}

export function toItem(piece: WorkPiece, about: About, calendar: WorkingCalendar): ProjectedItem {
  return {
    kind: piece.kind,
    subject_id: piece.subjectId,
    application_id: about.applicationId,
    customer_id: about.customerId,
    service_slug: about.serviceSlug,
    stage_id: piece.stageId,
    state_id: about.stateId,
    due_at: piece.dueAt ?? 'infinity',
    half_at: halfTargetOf(calendar, piece) ?? 'infinity',
    clock: piece.dueAt === null ? 'paused' : 'running',
    used_minutes: piece.usedMinutes,
    target_minutes: piece.targetMinutes,
    waiting_since: piece.waitingSince,
    appears_at: piece.appearsAt,
  }
}
