import { indianTime } from './indian-time.ts'
import type { Order } from './order.ts'
import { orderStatus } from './order-status.ts'

export function orderEntity(order: Order, now: Date) {
  return {
    cf_order_id: order.cf_order_id,
    created_at: indianTime(order.created_at),
    customer_details: { ...order.customer, customer_uid: null },
    entity: 'order',
    order_amount: order.amount,
    order_currency: order.currency,
    order_expiry_time: indianTime(order.expires_at),
    order_id: order.order_id,
    order_meta: { return_url: order.return_url, notify_url: order.notify_url, payment_methods: null },
    order_note: order.note,
    order_splits: [],
    order_status: orderStatus(order, now),
    order_tags: order.tags,
    payment_session_id: order.payment_session_id,
    terminal_data: null,
    cart_details: null,
  }
}
