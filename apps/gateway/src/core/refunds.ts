import type { Context } from './context.ts'
import type { Attempt, Order, Refund, RefundStatus } from './order.ts'
import { Refused } from './refused.ts'

const SIX_MONTHS_MS = 183 * 24 * 3_600_000

export type NewRefund = Pick<Refund, 'id' | 'reference' | 'attempt_id' | 'amount' | 'speed' | 'details'>

/** An INSTANT refund is processed at once; a STANDARD one stays PENDING for `refundDelayMs`. */
export function addRefund(context: Context, order: Order, wanted: NewRefund): Refund {
  const refund: Refund = {
    ...wanted,
    status: 'PENDING',
    created_at: context.options.now().toISOString(),
    processed_at: null,
  }
  order.refunds.push(refund)
  context.webhooks.refundChanged(order, refund, 'created')
  if (refund.speed === 'INSTANT') settleRefund(context, order, refund, 'SUCCESS')
  else settleRefundLater(context, order, refund)
  return refund
}

export function settleRefund(context: Context, order: Order, refund: Refund, status: RefundStatus) {
  refund.status = status
  refund.processed_at = status === 'SUCCESS' ? context.options.now().toISOString() : null
  context.webhooks.refundChanged(order, refund, 'settled')
}

export function settleRefundLater(context: Context, order: Order, refund: Refund) {
  const { refundDelayMs } = context.options
  if (refundDelayMs === null) return
  setTimeout(() => {
    if (refund.status === 'PENDING') settleRefund(context, order, refund, 'SUCCESS')
  }, refundDelayMs).unref()
}

/** By the provider's id or the merchant's. */
export function getRefund(order: Order, name: string): Refund {
  const refund = order.refunds.find(({ id, reference }) => id === name || reference === name)
  if (!refund) throw new Refused('refund_not_found', 'Refund does not exist')
  return refund
}

/** Banks take nothing back after six months. */
export function isTooOldToRefund(attempt: Attempt, now: Date): boolean {
  return now.getTime() - Date.parse(attempt.started_at) > SIX_MONTHS_MS
}

/** What may still be sent back of these payments; a refund that failed frees its amount. */
export function refundable(payments: readonly Attempt[], refunds: readonly Refund[]): number {
  return sum(payments) - sum(refunds.filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED'))
}

function sum(amounts: readonly { amount: number }[]): number {
  return amounts.reduce((total, { amount }) => total + amount, 0)
}
