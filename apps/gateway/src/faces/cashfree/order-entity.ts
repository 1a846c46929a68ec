import type { Order } from '../../core/order.ts'
import { orderStatus } from '../../core/order-status.ts'
import { toRupees } from '../../core/paise.ts'
import { indianTime } from './indian-time.ts'
import { orderDetails } from './order-details.ts'

export function orderEntity(order: Order, now: Date) {
  const { cf_order_id, customer, return_url, notify_url, note, tags } = orderDetails(order)
  return {
    cf_order_id,
    created_at: indianTime(order.created_at),
    customer_details: { ...customer, customer_uid: null },
    entity: 'order',
    order_amount: toRupees(order.amount),
    order_currency: order.currency,
    order_expiry_time: order.expires_at && indianTime(order.expires_at),
    order_id: order.id,
    order_meta: { return_url, notify_url, payment_methods: null },
    order_note: note,
    order_splits: [],
    order_status: orderStatus(order, now),
    order_tags: tags,
    payment_session_id: order.session,
    terminal_data: null,
    cart_details: null,
  }
}
