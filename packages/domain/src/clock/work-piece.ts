import type { Instant } from '../calendar/instant.ts'
import type { WorkKind } from './work-kind.ts'

/** Something that waits for a person, as the facts have it; owner, priority and the like are staff's and not here. */
export interface WorkPiece {
  readonly kind: WorkKind
  readonly subjectId: string
  readonly stageId: string | null
  readonly waitingSince: Instant
  /** Null while its clock is paused. */
  readonly dueAt: Instant | null
  readonly usedMinutes: number
  readonly targetMinutes: number
  /** Not work before then: time alone brings it about. */
  readonly appearsAt: Instant | null
}
