import type { Attempt, Order, Refund } from '../core/order.ts'
import { orderStatus } from '../core/order-status.ts'
import { toRupees } from '../core/paise.ts'

/** The merchant's id, which is the same with every provider, where it gave one. */
function orderNames({ id, reference }: Order) {
  return { order_id: reference ?? id, provider_order_id: id }
}

/** An order in the words of the sandbox, the same for every provider; amounts in rupees. */
export function orderView(order: Order, now: Date) {
  return {
    provider: order.provider,
    ...orderNames(order),
    payment_session_id: order.session,
    order_amount: toRupees(order.amount),
    order_currency: order.currency,
    order_status: orderStatus(order, now),
    created_at: order.created_at,
    expires_at: order.expires_at,
    payments: order.attempts.map(paymentView),
    refunds: order.refunds.map((refund) => refundView(order, refund)),
  }
}

export function paymentView(attempt: Attempt) {
  return {
    payment_id: attempt.id,
    payment_status: attempt.status,
    payment_amount: toRupees(attempt.amount),
    payment_currency: attempt.currency,
    payment_method: attempt.method,
    bank_reference: attempt.bank_reference,
  }
}

export function refundView(order: Order, refund: Refund) {
  return {
    ...orderNames(order),
    payment_id: refund.attempt_id,
    refund_id: refund.reference ?? refund.id,
    provider_refund_id: refund.id,
    refund_amount: toRupees(refund.amount),
    refund_status: refund.status,
  }
}
