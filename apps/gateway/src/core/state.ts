import type { Delivery } from './delivery.ts'
import type { Attempt, Order } from './order.ts'
import { Refused } from './refused.ts'
import type { Snapshot, StoredAnswer } from './snapshot.ts'

/** In-memory state: orders with their indexes, idempotency records, webhook deliveries. */
export class State {
  /** In the order of their creation. */
  readonly #orders: Order[] = []
  readonly #byId = new Map<string, Order>()
  readonly #bySession = new Map<string, Order>()
  /** Answers of calls with an idempotency key. */
  readonly answers = new Map<string, StoredAnswer>()
  deliveries: Delivery[] = []

  addOrder(order: Order) {
    this.#orders.push(order)
    this.#byId.set(`${order.provider} ${order.id}`, order)
    this.#bySession.set(order.session, order)
  }

  listOrders(): readonly Order[] {
    return this.#orders
  }

  findOrder(provider: string, id: string): Order | undefined {
    return this.#byId.get(`${provider} ${id}`)
  }

  getOrder(provider: string, id: string): Order {
    return this.findOrder(provider, id) ?? refuseUnknownOrder()
  }

  /** By the provider's id or the merchant's; the newest where several share one. */
  getOrderByName(name: string): Order {
    const order = this.#orders.findLast(({ id, reference }) => id === name || reference === name)
    return order ?? refuseUnknownOrder()
  }

  findOrderOfSession(session: string): Order | undefined {
    return this.#bySession.get(session)
  }

  getOrderOfSession(session: string): Order {
    const order = this.findOrderOfSession(session)
    if (!order) throw new Refused('payment_session_id_invalid', 'payment_session_id is not valid')
    return order
  }

  findAttempt(provider: string, id: string): { order: Order; attempt: Attempt } | undefined {
    for (const order of this.#orders) {
      if (order.provider !== provider) continue
      const attempt = order.attempts.find((candidate) => candidate.id === id)
      if (attempt) return { order, attempt }
    }
    return undefined
  }

  clear() {
    this.#orders.length = 0
    this.#byId.clear()
    this.#bySession.clear()
    this.answers.clear()
    this.deliveries = []
  }

  load(snapshot: Snapshot) {
    for (const order of snapshot.orders) this.addOrder(order)
    for (const [key, answer] of snapshot.answers) this.answers.set(key, answer)
    this.deliveries = snapshot.deliveries
  }

  snapshot(): Snapshot {
    return {
      version: 2,
      orders: [...this.#orders],
      answers: [...this.answers],
      deliveries: this.deliveries,
    }
  }
}

function refuseUnknownOrder(): never {
  throw new Refused('order_not_found', 'Order Reference Id does not exist')
}
