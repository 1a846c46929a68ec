import type { DocumentStatus } from './application-facts.ts'
import type { Situation } from './available-actions.ts'
import type { TimelineStage } from './timeline.ts'

/** What staff record about an application. */
export type StaffAction =
  | 'accept_document'
  | 'reject_document'
  | 'ask_extra_item'
  | 'complete_stage'
  | 'hold'
  | 'resume'
  | 'request_refund'
  | 'retry_refund'
  | 'complete_refund'

const work = ['accept_document', 'reject_document', 'ask_extra_item'] as const

/** What staff may record, for the desk's screen and for the server's guard: nothing before the payment. */
const STAFF_ACTIONS = {
  unpaid: [],
  unpaid_live_order: [],
  unpaid_in_review: [],
  part_paid: [...work, 'complete_stage', 'hold', 'request_refund'],
  paid: [...work, 'complete_stage', 'hold', 'request_refund'],
  on_hold: [...work, 'resume', 'request_refund'],
  completed: ['request_refund'],
  refund: ['request_refund'],
  refund_completed: ['request_refund'],
} as const satisfies Record<Situation, readonly StaffAction[]>

/** Everything staff may record now; completing needs a stage that is theirs to complete. */
export function listStaffActions(
  situation: Situation,
  timeline: readonly TimelineStage[],
): readonly StaffAction[] {
  const actions: readonly StaffAction[] = STAFF_ACTIONS[situation]
  return findCompletableStage(timeline) ? actions : actions.filter((action) => action !== 'complete_stage')
}

/** The stage in progress, where staff complete it: the centre's own, or the department's, of which they report. */
export function findCompletableStage(timeline: readonly TimelineStage[]): TimelineStage | undefined {
  return timeline.find(({ inProgress, kind }) => inProgress && (kind === 'centre' || kind === 'department'))
}

/** A judgement may be taken back by its opposite, never repeated. */
const DECISIONS = {
  checking: [],
  submitted: ['accept_document', 'reject_document'],
  accepted: ['reject_document'],
  rejected: ['accept_document'],
  infected: [],
} as const satisfies Record<DocumentStatus, readonly StaffAction[]>

/** What staff may record about a document with this status. */
export function listDocumentActions(status: DocumentStatus): readonly StaffAction[] {
  return DECISIONS[status]
}

/** What staff may record about a refund: the gateway follows the others by itself. */
export function listRefundActions({ failed }: { failed: boolean }): readonly StaffAction[] {
  return failed ? ['retry_refund', 'complete_refund'] : []
}
