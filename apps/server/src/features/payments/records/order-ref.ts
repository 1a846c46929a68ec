import type { OrderRef } from '../../../platform/payments/payment-gateway.ts'
import type { PaymentOrder } from './order-queries.ts'

/** An order as its provider finds it. */
export function orderRef(order: Pick<PaymentOrder, 'order_id' | 'payment_session_id'>): OrderRef {
  return { orderId: order.order_id, sessionId: order.payment_session_id }
}
