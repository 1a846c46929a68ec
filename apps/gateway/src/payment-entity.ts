import { indianTime } from './indian-time.ts'
import type { Attempt, Order } from './order.ts'

export function paymentEntity(order: Order, attempt: Attempt) {
  return {
    auth_id: null,
    authorization: null,
    bank_reference: attempt.bank_reference,
    cf_payment_id: attempt.cf_payment_id,
    entity: 'payment',
    error_details: attempt.error_details,
    // True on failed attempts too, as at the provider: it proves nothing.
    is_captured: true,
    order_amount: order.amount,
    order_currency: order.currency,
    order_id: order.order_id,
    payment_amount: attempt.amount,
    payment_completion_time: attempt.completed_at && indianTime(attempt.completed_at),
    payment_currency: attempt.currency,
    payment_gateway_details: null,
    payment_group: attempt.group,
    payment_message: attempt.message,
    payment_method: attempt.method,
    payment_status: attempt.status,
    payment_surcharge: null,
    payment_time: indianTime(attempt.started_at),
  }
}
