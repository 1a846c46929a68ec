import type { OpenOrder } from './application-facts.ts'
import type { ApplicationProgress } from './application-progress.ts'

export type ApplicationAction =
  | 'pay'
  | 'change_business'
  | 'change_choice'
  | 'delete'
  | 'upload'
  | 'submit_information'

/** `part_paid`: paid, with a payment stage that can be paid now or later. */
export type Situation =
  | 'unpaid'
  | 'unpaid_live_order'
  | 'unpaid_in_review'
  | 'part_paid'
  | 'paid'
  | 'on_hold'
  | 'completed'
  | 'refund'
  | 'refund_completed'

/**
 * What a customer may do, for the screen and for the server's guard. With a live order only paying remains, and
 * that continues the same order; the order's price snapshot rules.
 */
const ACTIONS = {
  unpaid: ['pay', 'change_business', 'change_choice', 'delete'],
  unpaid_live_order: ['pay'],
  unpaid_in_review: [],
  part_paid: ['pay', 'upload', 'submit_information'],
  paid: ['upload', 'submit_information'],
  on_hold: ['upload', 'submit_information'],
  completed: [],
  refund: [],
  refund_completed: [],
} as const satisfies Record<Situation, readonly ApplicationAction[]>

/** The situation of an application. */
export function situationOf(
  progress: Pick<ApplicationProgress, 'clientStatus' | 'timeline'>,
  order: OpenOrder,
): Situation {
  const { clientStatus, timeline } = progress
  if (clientStatus === 'pending') return unpaid[order]
  if (clientStatus !== 'processing') return clientStatus
  const due = timeline.some(({ isPaymentStage, status }) => isPaymentStage && status !== 'completed')
  return due && order !== 'in_review' ? 'part_paid' : 'paid'
}

const unpaid = {
  none: 'unpaid',
  live: 'unpaid_live_order',
  confirming: 'unpaid_live_order',
  in_review: 'unpaid_in_review',
} as const satisfies Record<OpenOrder, Situation>

/** Everything allowed in a situation, for a refusal that names what is possible. */
export function listAllowedActions(situation: Situation): readonly ApplicationAction[] {
  return ACTIONS[situation]
}

/** Whether an action is allowed in a situation. */
export function isActionAllowed(situation: Situation, action: ApplicationAction): boolean {
  return listAllowedActions(situation).includes(action)
}
