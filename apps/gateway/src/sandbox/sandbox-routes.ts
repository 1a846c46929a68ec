import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { Misbehaviour } from '../core/misbehaviours.ts'
import { type Order, RefundStatus } from '../core/order.ts'
import { parseInput } from '../core/parse-input.ts'
import { finishAttempt, payOrder } from '../core/pay-order.ts'
import { card, upiCollect } from '../core/payment-method.ts'
import { getRefund, settleRefund } from '../core/refunds.ts'
import { Refused } from '../core/refused.ts'
import { sendPlainError } from '../core/send-plain-error.ts'
import { orderView, paymentView, refundView } from './order-view.ts'

/** `order_id` is the provider's or the merchant's. */
const OrderRef = z.object({ order_id: z.string().optional(), payment_session_id: z.string().optional() })
const Pay = OrderRef.extend({
  outcome: z.enum(['success', 'failure', 'pending', 'cancel', 'authorize']),
  method: z.enum(['upi', 'card']).default('upi'),
  late: z.boolean().default(false),
  twice: z.boolean().default(false),
  currency: z.string().optional(),
})
const SettlePending = OrderRef.extend({
  outcome: z.enum(['success', 'failure', 'cancel']).default('success'),
  /** Settles this one, even if it has failed: a late authorisation. */
  payment_id: z.string().optional(),
})
const SettleRefund = z.object({ order_id: z.string(), refund_id: z.string(), status: RefundStatus })
const WebhookUrl = z.object({ url: z.url().nullable(), provider: z.string().default('cashfree') })

/** Controls for tests and demonstrations, the same for every provider; no provider has anything of the kind. */
export function registerSandboxRoutes(app: FastifyInstance, context: Context) {
  const { state, options, faces, misbehaviours, webhooks } = context
  app.setErrorHandler(sendPlainError)

  function getOrder({ order_id, payment_session_id = '' }: z.infer<typeof OrderRef>): Order {
    return order_id ? state.getOrderByName(order_id) : state.getOrderOfSession(payment_session_id)
  }

  app.post('/pay', async (request) => {
    const wanted = parseInput(Pay, request.body)
    const order = getOrder(wanted)
    const method = wanted.method === 'upi' ? upiCollect('testsuccess@gocash') : card('4706131211212123')
    const { outcome, late, twice, currency } = wanted
    const attempt = payOrder(context, order, { outcome, method, late, twice, currency })
    return { order: orderView(order, options.now()), payment: paymentView(attempt) }
  })

  app.post('/settle-pending', async (request) => {
    const { outcome, payment_id, ...ref } = parseInput(SettlePending, request.body ?? {})
    const orders = ref.order_id || ref.payment_session_id ? [getOrder(ref)] : state.listOrders()
    const settled = orders.flatMap((order) =>
      order.attempts
        .filter(({ id, status }) => (payment_id ? id === payment_id : status === 'PENDING'))
        .map((attempt) => {
          finishAttempt(context, order, attempt, outcome)
          return paymentView(attempt)
        }),
    )
    return { settled }
  })

  app.post('/expire', async (request) => {
    const order = getOrder(parseInput(OrderRef, request.body))
    if (order.expires_at === null) throw new Refused('order_invalid', 'orders of this provider never expire')
    order.expires_at = options.now().toISOString()
    return orderView(order, options.now())
  })

  app.post('/settle-refund', async (request) => {
    const wanted = parseInput(SettleRefund, request.body)
    const order = state.getOrderByName(wanted.order_id)
    const refund = getRefund(order, wanted.refund_id)
    settleRefund(context, order, refund, wanted.status)
    return refundView(order, refund)
  })

  app.post('/misbehave', async (request) => {
    misbehaviours.add(parseInput(Misbehaviour, request.body))
    return { rules: misbehaviours.list() }
  })

  app.post('/behave', async () => {
    misbehaviours.clear()
    return { rules: [] }
  })

  app.post('/webhook-url', async (request) => {
    const { url, provider } = parseInput(WebhookUrl, request.body)
    const face = faces.get(provider)
    if (!face) throw new Refused('provider_not_found', `there is no provider ${provider}`)
    face.webhooks.url = url ?? undefined
    return { url }
  })

  app.post('/webhooks/retry', async () => ({ retried: await webhooks.retryNow() }))

  app.post('/reset', async () => {
    misbehaviours.clear()
    webhooks.clear()
    state.clear()
    return { success: true }
  })

  app.get('/orders', async () => ({
    orders: state.listOrders().map((order) => orderView(order, options.now())),
  }))

  app.get('/webhooks', async () => ({ webhooks: state.deliveries }))
}
