import { z } from 'zod'
import { ApiError, parseBody } from './api-error.ts'
import type { Context } from './context.ts'
import type { Order, Refund, RefundStatus } from './order.ts'
import { hasTwoDecimals, toPaise } from './paise.ts'
import { randomDigits } from './random-id.ts'

const SIX_MONTHS_MS = 183 * 24 * 3_600_000

const CreateRefund = z.object({
  refund_amount: z.number().positive().refine(hasTwoDecimals, 'should have two decimals at most'),
  refund_id: z.string().regex(/^[A-Za-z0-9]{3,40}$/, 'should be 3 to 40 letters or digits'),
  refund_note: z.string().min(3).max(100).nullish(),
  refund_speed: z.enum(['STANDARD', 'INSTANT']).default('STANDARD'),
})

export function getRefund(order: Order, refundId: string): Refund {
  const refund = order.refunds.find((candidate) => candidate.refund_id === refundId)
  if (!refund) throw new ApiError(404, 'refund_not_found', 'Refund does not exist')
  return refund
}

/** An INSTANT refund is processed at once; a STANDARD one stays PENDING for `refundDelayMs`. */
export function createRefund(context: Context, order: Order, body: unknown): Refund {
  const wanted = parseBody(CreateRefund, body)
  if (order.refunds.some((other) => other.refund_id === wanted.refund_id)) {
    throw new ApiError(409, 'refund_already_exists', 'refund with same id is already present')
  }
  const now = context.options.now()
  const payment = capturedOf(order)[0]
  if (!payment) throw new ApiError(400, 'order_invalid', 'order is not paid and cannot be refunded')
  if (now.getTime() - Date.parse(payment.started_at) > SIX_MONTHS_MS) {
    throw new ApiError(400, 'refund_invalid', 'payments older than six months cannot be refunded')
  }
  if (toPaise(wanted.refund_amount) > refundablePaise(order)) {
    throw new ApiError(400, 'refund_amount_invalid', 'refund_amount : exceeds the amount left to refund')
  }
  const refund: Refund = {
    cf_refund_id: randomDigits(),
    cf_payment_id: payment.cf_payment_id,
    refund_id: wanted.refund_id,
    amount: wanted.refund_amount,
    note: wanted.refund_note ?? null,
    speed: wanted.refund_speed,
    status: 'PENDING',
    created_at: now.toISOString(),
    processed_at: null,
  }
  order.refunds.push(refund)
  if (refund.speed === 'INSTANT') settleRefund(context, order, refund, 'SUCCESS')
  else settleRefundLater(context, order, refund)
  return refund
}

export function settleRefund(context: Context, order: Order, refund: Refund, status: RefundStatus) {
  refund.status = status
  refund.processed_at = status === 'SUCCESS' ? context.options.now().toISOString() : null
  context.webhooks.refundChanged(order, refund)
}

export function settleRefundLater(context: Context, order: Order, refund: Refund) {
  const { refundDelayMs } = context.options
  if (refundDelayMs === null) return
  setTimeout(() => {
    if (refund.status === 'PENDING') settleRefund(context, order, refund, 'SUCCESS')
  }, refundDelayMs).unref()
}

function refundablePaise(order: Order): number {
  const returned = order.refunds.filter((refund) => !['FAILED', 'CANCELLED'].includes(refund.status))
  const sum = (amounts: { amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + toPaise(amount), 0)
  return sum(capturedOf(order)) - sum(returned)
}

/** What can be sent back: in the order's currency. */
function capturedOf({ attempts, currency }: Order) {
  return attempts.filter((attempt) => attempt.status === 'SUCCESS' && attempt.currency === currency)
}
