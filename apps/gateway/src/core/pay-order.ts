import type { Context } from './context.ts'
import { faceOf } from './face.ts'
import type { Attempt, AttemptStatus, Order } from './order.ts'
import { isHeld, orderStatus } from './order-status.ts'
import type { PaymentMethod } from './payment-method.ts'
import { randomDigits } from './random-id.ts'
import { Refused } from './refused.ts'

/** `authorize`: the bank approves, but the money is not captured yet. */
export type Outcome = 'success' | 'failure' | 'pending' | 'cancel' | 'authorize'

const statuses: Record<Exclude<Outcome, 'pending'>, AttemptStatus> = {
  success: 'SUCCESS',
  failure: 'FAILED',
  cancel: 'USER_DROPPED',
  authorize: 'AUTHORIZED',
}

export interface Payment {
  outcome: Outcome
  method: PaymentMethod | null
  /** Lets an expired or terminated order be paid all the same, as happens with a slow bank. */
  late?: boolean
  /** Lets a paid order be paid again: a race condition between two approvals. */
  twice?: boolean
  /** In which the bank takes it; by default the order's. */
  currency?: string | undefined
}

export function payOrder(
  context: Context,
  order: Order,
  { outcome, method, late = false, twice = false, currency = order.currency }: Payment,
): Attempt {
  const now = context.options.now()
  const face = faceOf(context.faces, order)
  const status = isHeld(order) ? 'AUTHORIZED' : orderStatus(order, now)
  const exempt = status === 'PAID' || status === 'AUTHORIZED' ? twice : late
  if (status !== 'ACTIVE' && !exempt) {
    throw new Refused('order_inactive', `order is ${status} and cannot be paid`)
  }
  if (outcome === 'authorize' && face.authorizes(order) === 'never') {
    throw new Refused('outcome_invalid', 'this provider captures at once')
  }
  const attempt: Attempt = {
    id: face.newAttemptId(),
    status: 'PENDING',
    amount: order.amount,
    currency,
    started_at: now.toISOString(),
    completed_at: null,
    bank_reference: null,
    method,
  }
  order.attempts.push(attempt)
  if (outcome !== 'pending') finishAttempt(context, order, attempt, outcome, twice)
  return attempt
}

export function finishAttempt(
  { options, faces, webhooks }: Context,
  order: Order,
  attempt: Attempt,
  wanted: Exclude<Outcome, 'pending'>,
  twice = false,
) {
  const before = attempt.status
  // A provider takes one payment for an order: an approval that arrives later is declined.
  const surplus = (wanted === 'success' || wanted === 'authorize') && order.state === 'PAID' && !twice
  const mustCapture = faceOf(faces, order).authorizes(order) === 'manual' && before !== 'AUTHORIZED'
  if (surplus) attempt.status = 'FAILED'
  else attempt.status = wanted === 'success' && mustCapture ? 'AUTHORIZED' : statuses[wanted]
  attempt.completed_at = options.now().toISOString()
  if (attempt.status === 'SUCCESS' || attempt.status === 'AUTHORIZED') {
    attempt.bank_reference ??= `4${randomDigits()}1`
  }
  if (attempt.status === 'SUCCESS') order.state = 'PAID'
  const stillUnderWay = order.attempts.some((other) => other.status === 'PENDING')
  if (order.state === 'TERMINATION_REQUESTED' && !stillUnderWay) order.state = 'TERMINATED'
  webhooks.attemptChanged(order, attempt, before)
}
