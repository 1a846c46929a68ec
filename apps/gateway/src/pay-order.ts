import { ApiError } from './api-error.ts'
import type { Context } from './context.ts'
import type { Attempt, Order, PaymentStatus } from './order.ts'
import { orderStatus } from './order-status.ts'
import type { PaymentMethod } from './payment-method.ts'
import { randomDigits } from './random-id.ts'

export type Outcome = 'success' | 'failure' | 'pending' | 'cancel'

const statuses: Record<Outcome, PaymentStatus> = {
  success: 'SUCCESS',
  failure: 'FAILED',
  pending: 'PENDING',
  cancel: 'USER_DROPPED',
}

const messages: Record<PaymentStatus, string> = {
  SUCCESS: '00::Transaction success',
  FAILED: 'ZM::Transaction declined by the bank',
  PENDING: 'Transaction pending',
  USER_DROPPED: 'User dropped and did not complete the two factor authentication',
}

export interface Payment {
  outcome: Outcome
  method: PaymentMethod
  /** Lets an expired or terminated order be paid all the same, as happens with a slow bank. */
  late?: boolean
  /** Has the bank take it although the order is paid, as happens when two approvals cross. */
  twice?: boolean
  /** In which the bank takes it; the order's where nothing is said. */
  currency?: string | undefined
}

export function payOrder(
  context: Context,
  order: Order,
  { outcome, method, late = false, twice = false, currency = order.currency }: Payment,
): Attempt {
  const now = context.options.now()
  const status = orderStatus(order, now)
  if (status === 'PAID' ? !twice : status !== 'ACTIVE' && !late) {
    throw new ApiError(400, 'order_inactive', `order is ${status} and cannot be paid`)
  }
  const attempt: Attempt = {
    cf_payment_id: randomDigits(),
    status: 'PENDING',
    amount: order.amount,
    currency,
    message: messages.PENDING,
    started_at: now.toISOString(),
    completed_at: null,
    bank_reference: null,
    ...method,
    error_details: null,
  }
  order.attempts.push(attempt)
  if (outcome !== 'pending') finishAttempt(context, order, attempt, outcome, twice)
  return attempt
}

export function finishAttempt(
  { options, webhooks }: Context,
  order: Order,
  attempt: Attempt,
  wanted: Exclude<Outcome, 'pending'>,
  twice = false,
) {
  // The provider takes no second payment for one order: an approval that comes after it is turned down.
  const outcome = wanted === 'success' && order.state === 'PAID' && !twice ? 'failure' : wanted
  attempt.status = statuses[outcome]
  attempt.message = messages[attempt.status]
  attempt.completed_at = options.now().toISOString()
  if (outcome === 'success') {
    attempt.bank_reference = `4${randomDigits()}1`
    order.state = 'PAID'
  } else {
    attempt.error_details = {
      error_code: outcome === 'cancel' ? 'TRANSACTION_CANCELLED' : 'TRANSACTION_DECLINED',
      error_description: attempt.message,
      error_reason: outcome === 'cancel' ? 'user_dropped' : 'auth_declined',
      error_source: outcome === 'cancel' ? 'customer' : 'bank',
    }
    const stillUnderWay = order.attempts.some((other) => other.status === 'PENDING')
    if (order.state === 'TERMINATION_REQUESTED' && !stillUnderWay) order.state = 'TERMINATED'
  }
  webhooks.paymentEnded(order, attempt)
}
