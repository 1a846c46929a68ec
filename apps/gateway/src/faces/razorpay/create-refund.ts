import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../core/context.ts'
import type { Attempt, Order, Refund } from '../../core/order.ts'
import { parseInput } from '../../core/parse-input.ts'
import { addRefund, isTooOldToRefund, refundable } from '../../core/refunds.ts'
import { Amount, Receipt } from './create-order.ts'
import { Notes } from './notes.ts'
import type { RefundDetails } from './order-details.ts'
import { refundsOf } from './payment-entity.ts'
import { badInput, RazorpayError } from './razorpay-error.ts'
import { razorpayId } from './razorpay-id.ts'

const CreateRefund = z.strictObject({
  amount: Amount.optional(),
  speed: z.enum(['normal', 'optimum'], 'The selected speed is invalid.').default('normal'),
  notes: Notes,
  receipt: Receipt,
})
type CreateRefund = z.infer<typeof CreateRefund>

/** Idempotent by key: a repeated request is answered with the refund of the first one. */
export function createRefundOnce(
  context: Context,
  order: Order,
  payment: Attempt,
  body: unknown,
  key: string | undefined,
): Refund {
  if (key === undefined) return createRefund(context, order, payment, body)
  checkKey(key)
  const name = `refund ${key}`
  const fingerprint = createHash('sha256')
    .update(`${payment.id} ${JSON.stringify(body)}`)
    .digest('hex')
  const known = context.state.answers.get(name)
  if (known && known.fingerprint !== fingerprint) {
    throw new RazorpayError(
      409,
      'Different request with the same idempotency key has already been processed.',
    )
  }
  const earlier = known && order.refunds.find(({ id }) => id === known.body)
  if (earlier) return earlier
  const refund = createRefund(context, order, payment, body)
  context.state.answers.set(name, { fingerprint, status: 200, body: refund.id })
  return refund
}

function checkKey(key: string) {
  if (key.length < 10) throw badInput('The idempotency key must be at least 10 characters long.')
  if (!/^[A-Za-z0-9_-]+$/.test(key)) {
    throw badInput('The idempotency key must only contain alphanumeric characters, underscores, and hyphens')
  }
}

/** This provider refunds one payment; without an amount, all of it. */
function createRefund(context: Context, order: Order, payment: Attempt, body: unknown): Refund {
  const wanted = parseInput(CreateRefund, body ?? {})
  const { amount = payment.amount, speed, notes, receipt = null } = wanted
  checkRefund(context, order, payment, amount, wanted)
  return addRefund(context, order, {
    id: razorpayId('rfnd_'),
    reference: receipt,
    attempt_id: payment.id,
    amount,
    speed: speed === 'optimum' ? 'INSTANT' : 'STANDARD',
    details: { notes } satisfies RefundDetails,
  })
}

function checkRefund(
  { state, options }: Context,
  order: Order,
  payment: Attempt,
  amount: number,
  { speed, receipt }: CreateRefund,
) {
  if (payment.status !== 'SUCCESS') {
    throw badInput('The payment status should be captured for action to be taken')
  }
  const left = refundable([payment], refundsOf(order, payment))
  if (left === 0) throw badInput('The payment has been fully refunded already')
  if (amount > left) {
    throw badInput('The refund amount provided is greater than amount captured', 'amount')
  }
  if (speed === 'normal' && isTooOldToRefund(payment, options.now())) {
    throw badInput('Refund is not supported by the bank because the payment is more than 6 months old')
  }
  const taken = state
    .listOrders()
    .some(
      ({ provider, refunds }) =>
        provider === 'razorpay' && refunds.some(({ reference }) => reference === receipt),
    )
  if (receipt && taken) throw badInput('The receipt has already been taken.', 'receipt')
}
