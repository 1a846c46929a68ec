import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../core/context.ts'
import type { Attempt, Order } from '../../core/order.ts'
import { parseInput } from '../../core/parse-input.ts'
import { finishAttempt } from '../../core/pay-order.ts'
import { paymentEntity } from './payment-entity.ts'
import { badInput, unknownId } from './razorpay-error.ts'

interface PaymentPath {
  Params: { payment_id: string }
}

const Capture = z.strictObject({
  amount: z.int('The amount must be an integer.'),
  currency: z.string().default('INR'),
})

export function registerPaymentRoutes(app: FastifyInstance, context: Context) {
  app.get<PaymentPath>('/payments/:payment_id', { config: { call: 'read_payment' } }, async (request) => {
    const { order, attempt } = getPayment(context, request.params.payment_id)
    return paymentEntity(order, attempt)
  })

  app.post<PaymentPath>(
    '/payments/:payment_id/capture',
    { config: { call: 'capture_payment' } },
    async (request) => {
      const { order, attempt } = getPayment(context, request.params.payment_id)
      capture(context, order, attempt, request.body)
      return paymentEntity(order, attempt)
    },
  )
}

export function getPayment(context: Context, paymentId: string) {
  const found = context.state.findAttempt('razorpay', paymentId)
  if (!found) throw unknownId()
  return found
}

function capture(context: Context, order: Order, attempt: Attempt, body: unknown) {
  const { amount } = parseInput(Capture, body)
  if (attempt.status === 'SUCCESS') throw badInput('This payment has already been captured')
  if (attempt.status !== 'AUTHORIZED')
    throw badInput('Only payments which have been authorized and not yet captured can be captured')
  if (order.state === 'PAID') {
    throw badInput(
      'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
    )
  }
  if (amount !== attempt.amount)
    throw badInput('Capture amount must be equal to the amount authorized', 'amount')
  finishAttempt(context, order, attempt, 'success')
}
