import { listOrderStates } from '@sanad/domain'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { GatewayError } from '../../../platform/payments/payment-gateway.ts'
import type { Services } from '../../../platform/services.ts'
import type { PaymentOrder } from '../records/order-queries.ts'
import { tryTurnOrder } from '../records/turn-order.ts'
import { closeOrder } from '../settling/close-order.ts'

export interface PaymentSession {
  readonly orderId: string
  /** Empty where there was nothing to pay. */
  readonly paymentSessionId: string
  readonly settled?: true
}

export interface PlacedOrder {
  readonly order: PaymentOrder
  /** No earlier call has asked the gateway to make it. */
  readonly isNew: boolean
}

/** Creates the committed order at the gateway. Idempotent: an order that has its session is only returned. */
export async function openGatewayOrder(
  services: Services,
  { order, isNew }: PlacedOrder,
): Promise<PaymentSession> {
  const { db, gateways, config } = services
  if (order.amount_rupees === 0) return { orderId: order.order_id, paymentSessionId: '', settled: true }
  if (order.payment_session_id) {
    return { orderId: order.order_id, paymentSessionId: order.payment_session_id }
  }
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'name_of_person', 'email', 'mobile'])
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow()
  try {
    const created = await gateways.of(order.provider).createOrder({
      orderId: order.order_id,
      amountRupees: order.amount_rupees,
      customer: { ...customer, name: customer.name_of_person },
      returnUrl: config.publicUrl,
      expiresAt: order.expires_at,
      mayExist: !isNew,
    })
    const paymentSessionId = await activateOrder(db, order.order_id, created.sessionId)
    if (paymentSessionId !== undefined) return { orderId: order.order_id, paymentSessionId }
  } catch (error) {
    // A refusal is final: the order must not block the next attempt. After any other failure it can be resumed.
    if (error instanceof GatewayError && error.reason === 'refused') {
      await tryTurnOrder(db, order.order_id, 'failed', { from: ['created'] })
    }
    throw error
  }
  // Race condition: another request closed the order during the call, and both orders must not be paid.
  await closeOrder(services, order.order_id)
  throw new AppError('order_live')
}

/**
 * Stores the gateway's session and returns the one to pay with; undefined when the order was closed meanwhile and must
 * not be paid any more. Of two concurrent calls both get the first one's session: at a provider that created the order
 * twice, the other one is never handed out.
 */
async function activateOrder(db: Db, orderId: string, sessionId: string): Promise<string | undefined> {
  const session = { payment_session_id: sessionId }
  if (await tryTurnOrder(db, orderId, 'active', { from: ['created'], set: session })) return sessionId
  const order = await db
    .updateTable('payment_orders')
    .set((row) => ({ payment_session_id: row.fn.coalesce('payment_session_id', row.val(sessionId)) }))
    .where('order_id', '=', orderId)
    .where('state', 'in', listOrderStates('live'))
    .returning('payment_session_id')
    .executeTakeFirst()
  return order?.payment_session_id ?? undefined
}
