import type { Order } from '../../core/order.ts'
import { notesEntity } from './notes.ts'
import { orderDetails } from './order-details.ts'
import { unixSeconds } from './razorpay-id.ts'

export function orderEntity(order: Order) {
  const paid = order.attempts
    .filter(({ status, currency }) => status === 'SUCCESS' && currency === order.currency)
    .reduce((total, { amount }) => total + amount, 0)
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: paid,
    amount_due: Math.max(0, order.amount - paid),
    currency: order.currency,
    receipt: order.reference,
    offer_id: null,
    status: orderStatus(order),
    attempts: order.attempts.length,
    notes: notesEntity(orderDetails(order).notes),
    created_at: unixSeconds(order.created_at),
  }
}

/** Stays `paid` after a refund; there is no state for an order that nobody may pay any more. */
function orderStatus(order: Order): 'created' | 'attempted' | 'paid' {
  if (order.state === 'PAID') return 'paid'
  return order.attempts.length > 0 ? 'attempted' : 'created'
}
