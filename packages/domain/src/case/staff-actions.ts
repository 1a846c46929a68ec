import { isPermitted, type StaffPermission, type StaffRole } from '../access/staff-permissions.ts'
import type { DocumentStatus } from './application-facts.ts'
import type { Situation } from './available-actions.ts'
import type { TimelineStage } from './timeline.ts'

/** Acts that staff record about an application. */
export type StaffAction =
  | 'accept_document'
  | 'reject_document'
  | 'ask_extra_item'
  | 'reopen_answer'
  | 'complete_stage'
  | 'reopen_stage'
  | 'attach_deliverable'
  | 'change_promise'
  | 'hold'
  | 'resume'
  | 'give_discount'
  | 'request_refund'
  | 'retry_refund'
  | 'complete_refund'

/** What an act takes; a discount or a refund that one may not give at once is proposed. */
const taking = {
  accept_document: 'document.decide',
  reject_document: 'document.decide',
  ask_extra_item: 'information.ask',
  reopen_answer: 'information.ask',
  complete_stage: 'stage.complete',
  reopen_stage: 'stage.reopen',
  attach_deliverable: 'deliverable.upload',
  change_promise: 'promise.change',
  hold: 'application.hold',
  resume: 'application.resume',
  give_discount: 'discount.propose',
  request_refund: 'refund.propose',
  retry_refund: 'refund.retry',
  complete_refund: 'refund.bank',
} as const satisfies Record<StaffAction, StaffPermission>

/** Whether the roles suffice for the act. */
export const isActPermitted = (roles: readonly StaffRole[], act: StaffAction): boolean =>
  isPermitted(roles, taking[act])

const work = ['accept_document', 'reject_document', 'ask_extra_item', 'reopen_answer'] as const

/** Acts of staff by situation; the desk and the server's guard read the same table. Before payment only a discount. */
const STAFF_ACTIONS = {
  unpaid: ['give_discount'],
  unpaid_live_order: [],
  unpaid_in_review: [],
  part_paid: [
    ...work,
    'complete_stage',
    'reopen_stage',
    'attach_deliverable',
    'change_promise',
    'hold',
    'give_discount',
    'request_refund',
  ],
  paid: [
    ...work,
    'complete_stage',
    'reopen_stage',
    'attach_deliverable',
    'change_promise',
    'hold',
    'request_refund',
  ],
  on_hold: [...work, 'attach_deliverable', 'resume', 'request_refund'],
  completed: ['attach_deliverable', 'request_refund'],
  refund: ['request_refund'],
  refund_completed: ['request_refund'],
} as const satisfies Record<Situation, readonly StaffAction[]>

/** Allowed acts of staff; a stage is completed, reopened or promised only where there is such a one. */
export function listStaffActions(
  situation: Situation,
  timeline: readonly TimelineStage[],
): readonly StaffAction[] {
  const actions: readonly StaffAction[] = STAFF_ACTIONS[situation]
  return actions.filter((action) => {
    if (action === 'complete_stage') return findCompletableStage(timeline) !== undefined
    if (action === 'change_promise') return findPromisableStage(timeline) !== undefined
    return action !== 'reopen_stage' || findReopenableStage(timeline) !== undefined
  })
}

/**
 * The stage in progress, if staff complete it: a centre stage, a department stage, whose outcome they report, or the
 * information stage of a service that asks for nothing.
 */
export function findCompletableStage(timeline: readonly TimelineStage[]): TimelineStage | undefined {
  return timeline.find(({ inProgress, isCompletedByStaff }) => inProgress && isCompletedByStaff)
}

/** The stage in progress, if it is not the customer's to do: for what they do nobody else can promise a day. */
export function findPromisableStage(timeline: readonly TimelineStage[]): TimelineStage | undefined {
  return timeline.find(({ inProgress, kind }) => inProgress && (kind === 'centre' || kind === 'department'))
}

/** The last stage that staff completed: what came before rests on nothing that is taken back. */
export function findReopenableStage(timeline: readonly TimelineStage[]): TimelineStage | undefined {
  return timeline.findLast(({ status, isCompletedByStaff }) => status === 'completed' && isCompletedByStaff)
}

/** A decision can be reversed, never repeated. */
const DECISIONS = {
  checking: [],
  submitted: ['accept_document', 'reject_document'],
  accepted: ['reject_document'],
  rejected: ['accept_document'],
  infected: [],
} as const satisfies Record<DocumentStatus, readonly StaffAction[]>

/** Allowed decisions about a document with this status. */
export function listDocumentActions(status: DocumentStatus): readonly StaffAction[] {
  return DECISIONS[status]
}

/** Allowed acts on a refund: only a failed one needs staff, the others are polled at the gateway. */
export function listRefundActions({ failed }: { failed: boolean }): readonly StaffAction[] {
  return failed ? ['retry_refund', 'complete_refund'] : []
}
