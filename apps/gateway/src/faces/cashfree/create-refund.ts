import { z } from 'zod'
import type { Context } from '../../core/context.ts'
import type { Order, Refund } from '../../core/order.ts'
import { toPaise } from '../../core/paise.ts'
import { parseInput } from '../../core/parse-input.ts'
import { randomDigits } from '../../core/random-id.ts'
import { addRefund, isTooOldToRefund, refundable } from '../../core/refunds.ts'
import { Refused } from '../../core/refused.ts'
import { hasTwoDecimals } from './has-two-decimals.ts'
import type { RefundDetails } from './order-details.ts'

const CreateRefund = z.object({
  refund_amount: z.number().positive().refine(hasTwoDecimals, 'should have two decimals at most'),
  refund_id: z.string().regex(/^[A-Za-z0-9]{3,40}$/, 'should be 3 to 40 letters or digits'),
  refund_note: z.string().min(3).max(100).nullish(),
  refund_speed: z.enum(['STANDARD', 'INSTANT']).default('STANDARD'),
})

/** This provider refunds an order, not one of its payments: the captured amounts count together. */
export function createRefund(context: Context, order: Order, body: unknown): Refund {
  const wanted = parseInput(CreateRefund, body)
  if (order.refunds.some((other) => other.reference === wanted.refund_id)) {
    throw new Refused('refund_already_exists', 'refund with same id is already present')
  }
  const payments = capturedOf(order)
  const [payment] = payments
  if (!payment) throw new Refused('order_invalid', 'order is not paid and cannot be refunded')
  if (isTooOldToRefund(payment, context.options.now())) {
    throw new Refused('refund_invalid', 'payments older than six months cannot be refunded')
  }
  const amount = toPaise(wanted.refund_amount)
  if (amount > refundable(payments, order.refunds)) {
    throw new Refused('refund_amount_invalid', 'refund_amount : exceeds the amount left to refund')
  }
  return addRefund(context, order, {
    id: randomDigits(),
    reference: wanted.refund_id,
    attempt_id: payment.id,
    amount,
    speed: wanted.refund_speed,
    details: { note: wanted.refund_note ?? null } satisfies RefundDetails,
  })
}

/** What can be sent back: in the order's currency. */
function capturedOf({ attempts, currency }: Order) {
  return attempts.filter((attempt) => attempt.status === 'SUCCESS' && attempt.currency === currency)
}
