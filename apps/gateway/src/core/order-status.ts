import type { Order } from './order.ts'

export type OrderStatus = Order['state'] | 'EXPIRED'

export function orderStatus({ state, expires_at }: Order, now: Date): OrderStatus {
  const expired = state === 'ACTIVE' && expires_at !== null && now >= new Date(expires_at)
  return expired ? 'EXPIRED' : state
}

/** No further attempt is begun while the money of an earlier one is held. */
export function isPayable(order: Order, now: Date): boolean {
  return orderStatus(order, now) === 'ACTIVE' && !isHeld(order)
}

export function isHeld({ attempts }: Order): boolean {
  return attempts.some(({ status }) => status === 'AUTHORIZED')
}
