import type { Order } from './order.ts'

export type OrderStatus = Order['state'] | 'EXPIRED'

export function orderStatus(order: Order, now: Date): OrderStatus {
  if (order.state === 'ACTIVE' && now >= new Date(order.expires_at)) return 'EXPIRED'
  return order.state
}
