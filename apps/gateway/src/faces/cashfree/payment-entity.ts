import type { Attempt, Order } from '../../core/order.ts'
import { toRupees } from '../../core/paise.ts'
import { indianTime } from './indian-time.ts'
import { paymentGroup, paymentMethodEntity } from './payment-method-entity.ts'
import { errorDetails, paymentMessage, paymentStatus } from './payment-status.ts'

export function paymentEntity(order: Order, attempt: Attempt) {
  return {
    auth_id: null,
    authorization: null,
    bank_reference: attempt.bank_reference,
    cf_payment_id: attempt.id,
    entity: 'payment',
    error_details: errorDetails(attempt),
    // True on failed attempts too, as at the provider: it proves nothing.
    is_captured: true,
    order_amount: toRupees(order.amount),
    order_currency: order.currency,
    order_id: order.id,
    payment_amount: toRupees(attempt.amount),
    payment_completion_time: attempt.completed_at && indianTime(attempt.completed_at),
    payment_currency: attempt.currency,
    payment_gateway_details: null,
    payment_group: paymentGroup(attempt.method),
    payment_message: paymentMessage(attempt),
    payment_method: paymentMethodEntity(attempt.method),
    payment_status: paymentStatus(attempt),
    payment_surcharge: null,
    payment_time: indianTime(attempt.started_at),
  }
}
