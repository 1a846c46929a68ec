import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { Delivery } from './delivery.ts'
import { Order } from './order.ts'

export const StoredAnswer = z.object({ fingerprint: z.string(), status: z.number(), body: z.string() })
export type StoredAnswer = z.infer<typeof StoredAnswer>

export const Snapshot = z.object({
  orders: z.array(Order),
  answers: z.array(z.tuple([z.string(), StoredAnswer])),
  deliveries: z.array(Delivery),
})
export type Snapshot = z.infer<typeof Snapshot>

/** Everything that the gateway remembers. */
export class State {
  readonly orders = new Map<string, Order>()
  readonly answers = new Map<string, StoredAnswer>()
  deliveries: Delivery[] = []
  readonly #sessions = new Map<string, Order>()

  addOrder(order: Order) {
    this.orders.set(order.order_id, order)
    this.#sessions.set(order.payment_session_id, order)
  }

  getOrder(orderId: string): Order {
    const order = this.orders.get(orderId)
    if (!order) throw new ApiError(404, 'order_not_found', 'Order Reference Id does not exist')
    return order
  }

  findOrderOfSession(sessionId: string): Order | undefined {
    return this.#sessions.get(sessionId)
  }

  getOrderOfSession(sessionId: string): Order {
    const order = this.findOrderOfSession(sessionId)
    if (!order) throw new ApiError(400, 'payment_session_id_invalid', 'payment_session_id is not valid')
    return order
  }

  clear() {
    this.orders.clear()
    this.answers.clear()
    this.#sessions.clear()
    this.deliveries = []
  }

  load(snapshot: Snapshot) {
    for (const order of snapshot.orders) this.addOrder(order)
    for (const [key, answer] of snapshot.answers) this.answers.set(key, answer)
    this.deliveries = snapshot.deliveries
  }

  snapshot(): Snapshot {
    return {
      orders: [...this.orders.values()],
      answers: [...this.answers],
      deliveries: this.deliveries,
    }
  }
}
