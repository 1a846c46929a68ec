import type { OpenOrder } from './application-facts.ts'
import type { ApplicationProgress } from './application-progress.ts'

export type ApplicationAction =
  | 'pay'
  | 'change_business'
  | 'change_choice'
  | 'change_buyer'
  | 'delete'
  | 'upload'
  | 'submit_information'

/** State of the application that decides what is allowed. `part_paid`: paid, with a payment stage still open. */
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
 * Actions of the customer by situation; the screen and the server's guard read the same table. With a live order only
 * `pay` remains and resumes that order, because its price is a snapshot.
 */
const ACTIONS = {
  unpaid: ['pay', 'change_business', 'change_choice', 'change_buyer', 'delete'],
  unpaid_live_order: ['pay'],
  unpaid_in_review: [],
  part_paid: ['pay', 'change_buyer', 'upload', 'submit_information'],
  paid: ['change_buyer', 'upload', 'submit_information'],
  on_hold: ['change_buyer', 'upload', 'submit_information'],
  completed: [],
  refund: [],
  refund_completed: [],
} as const satisfies Record<Situation, readonly ApplicationAction[]>

/** Situation from the projections of the facts and the undecided order. */
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

/** Every allowed action, for a refusal (409) that names them. */
export function listAllowedActions(situation: Situation): readonly ApplicationAction[] {
  return ACTIONS[situation]
}
