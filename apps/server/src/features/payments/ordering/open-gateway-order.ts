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

/** Has the gateway make the order that we committed; an order that has its session already is only returned. */
export async function openGatewayOrder(services: Services, order: PaymentOrder): Promise<PaymentSession> {
  const { db, payments, config } = services
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
    const created = await payments.createOrder({
      orderId: order.order_id,
      amountRupees: order.amount_rupees,
      customer: { ...customer, name: customer.name_of_person },
      returnUrl: config.publicUrl,
      expiresAt: order.expires_at,
    })
    if (await activateOrder(db, order.order_id, created.paymentSessionId)) {
      return { orderId: order.order_id, paymentSessionId: created.paymentSessionId }
    }
  } catch (error) {
    // A refusal is final: the order must not stand in the way of the next try. Other failures leave it to be resumed.
    if (error instanceof GatewayError && error.reason === 'refused') {
      await tryTurnOrder(db, order.order_id, 'failed', { from: ['created'] })
    }
    throw error
  }
  // Another wish closed the order while the gateway was making it: it must not be paid beside that wish's order.
  await closeOrder(services, order.order_id)
  throw new AppError('order_live')
}

/** Keeps the gateway's session; false when the order was closed meanwhile and must not be paid any more. */
async function activateOrder(db: Db, orderId: string, paymentSessionId: string): Promise<boolean> {
  const session = { payment_session_id: paymentSessionId }
  if (await tryTurnOrder(db, orderId, 'active', { from: ['created'], set: session })) return true
  // Another call was first, or a bank has taken it up before our answer came.
  const kept = await db
    .updateTable('payment_orders')
    .set(session)
    .where('order_id', '=', orderId)
    .where('state', 'in', listOrderStates('live'))
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}
