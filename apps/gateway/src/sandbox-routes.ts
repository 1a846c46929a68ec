import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError, parseBody } from './api-error.ts'
import type { Context } from './context.ts'
import { Misbehaviour } from './misbehaviour.ts'
import { type Order, RefundStatus } from './order.ts'
import { orderEntity } from './order-entity.ts'
import { finishAttempt, payOrder } from './pay-order.ts'
import { paymentEntity } from './payment-entity.ts'
import { card, upiCollect } from './payment-method.ts'
import { refundEntity } from './refund-entity.ts'
import { getRefund, settleRefund } from './refunds.ts'

const OrderRef = z.object({ order_id: z.string().optional(), payment_session_id: z.string().optional() })
const Pay = OrderRef.extend({
  outcome: z.enum(['success', 'failure', 'pending', 'cancel']),
  method: z.enum(['upi', 'card']).default('upi'),
  late: z.boolean().default(false),
  twice: z.boolean().default(false),
  currency: z.string().optional(),
})
const SettlePending = OrderRef.extend({
  outcome: z.enum(['success', 'failure', 'cancel']).default('success'),
})
const SettleRefund = z.object({ order_id: z.string(), refund_id: z.string(), status: RefundStatus })
const WebhookUrl = z.object({ url: z.url().nullable() })

/** Levers for tests and demonstrations; the provider has nothing of the kind. */
export function registerSandboxRoutes(app: FastifyInstance, context: Context) {
  const { state, options, misbehaviours, webhooks } = context
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(error.body)
    throw error
  })

  function getOrder(ref: z.infer<typeof OrderRef>): Order {
    return ref.order_id ? state.getOrder(ref.order_id) : state.getOrderOfSession(ref.payment_session_id ?? '')
  }

  function dump(order: Order) {
    return {
      ...orderEntity(order, options.now()),
      payments: order.attempts.map((attempt) => paymentEntity(order, attempt)),
      refunds: order.refunds.map((refund) => refundEntity(order, refund)),
    }
  }

  app.post('/pay', async (request) => {
    const wanted = parseBody(Pay, request.body)
    const order = getOrder(wanted)
    const method = wanted.method === 'upi' ? upiCollect('testsuccess@gocash') : card('4706131211212123')
    const { outcome, late, twice, currency } = wanted
    const attempt = payOrder(context, order, { outcome, method, late, twice, currency })
    return { order: dump(order), payment: paymentEntity(order, attempt) }
  })

  app.post('/settle-pending', async (request) => {
    const { outcome, ...ref } = parseBody(SettlePending, request.body ?? {})
    const orders = ref.order_id || ref.payment_session_id ? [getOrder(ref)] : [...state.orders.values()]
    const settled = orders.flatMap((order) =>
      order.attempts
        .filter((attempt) => attempt.status === 'PENDING')
        .map((attempt) => {
          finishAttempt(context, order, attempt, outcome)
          return paymentEntity(order, attempt)
        }),
    )
    return { settled }
  })

  app.post('/expire', async (request) => {
    const order = getOrder(parseBody(OrderRef, request.body))
    order.expires_at = options.now().toISOString()
    return dump(order)
  })

  app.post('/settle-refund', async (request) => {
    const wanted = parseBody(SettleRefund, request.body)
    const order = state.getOrder(wanted.order_id)
    const refund = getRefund(order, wanted.refund_id)
    settleRefund(context, order, refund, wanted.status)
    return refundEntity(order, refund)
  })

  app.post('/misbehave', async (request) => {
    misbehaviours.add(parseBody(Misbehaviour, request.body))
    return { rules: misbehaviours.list() }
  })

  app.post('/behave', async () => {
    misbehaviours.clear()
    return { rules: [] }
  })

  app.post('/webhook-url', async (request) => {
    options.webhookUrl = parseBody(WebhookUrl, request.body).url ?? undefined
    return { url: options.webhookUrl ?? null }
  })

  app.post('/webhooks/retry', async () => ({ retried: await webhooks.retryNow() }))

  app.post('/reset', async () => {
    misbehaviours.clear()
    webhooks.clear()
    state.clear()
    return { success: true }
  })

  app.get('/orders', async () => ({ orders: [...state.orders.values()].map(dump) }))

  app.get('/webhooks', async () => ({ webhooks: state.deliveries }))
}
