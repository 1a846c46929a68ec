import type { Services } from '../../app.ts'
import { GatewayError } from '../../platform/payments/payment-gateway.ts'
import type { PaymentSession } from './create-payment.ts'
import { activateOrder, type PaymentOrder, setOrderState } from './payment-queries.ts'

/** Has the gateway make the order that we committed; an order that has its session already is only returned. */
export async function openGatewayOrder(
  { db, payments, config }: Services,
  order: PaymentOrder,
): Promise<PaymentSession> {
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
    await activateOrder(db, order.order_id, created.paymentSessionId)
    return { orderId: order.order_id, paymentSessionId: created.paymentSessionId }
  } catch (error) {
    // A refusal is final: the order must not stand in the way of the next try. Other failures leave it to be resumed.
    if (error instanceof GatewayError && error.reason === 'refused') {
      await setOrderState(db, order.order_id, 'failed')
    }
    throw error
  }
}
