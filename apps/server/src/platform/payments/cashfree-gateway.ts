import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { askCashfree, CashfreeRefusal, type CashfreeRequest } from './cashfree-http.ts'
import { newOrderBody, toAttempt, toOrder, toRefund } from './cashfree-mapping.ts'
import { readCashfreeNotification } from './cashfree-notification.ts'
import { OrderEntity, PaymentEntity, RefundEntity } from './cashfree-wire.ts'
import type { GatewayConfig } from './gateway-config.ts'
import type {
  GatewayAttempt,
  GatewayNotification,
  GatewayOrder,
  GatewayRefund,
  NewGatewayOrder,
  NewGatewayRefund,
  PaymentGateway,
} from './payment-gateway.ts'

/** Cashfree PG over its REST interface (reference: version 2025-01-01). */
export class CashfreeGateway implements PaymentGateway {
  readonly name = 'cashfree'
  readonly checkout: PaymentGateway['checkout']
  readonly #config: GatewayConfig

  constructor(config: GatewayConfig) {
    this.#config = config
    this.checkout = { scriptUrl: config.scriptUrl, mode: config.mode }
  }

  async createOrder(order: NewGatewayOrder): Promise<GatewayOrder> {
    try {
      return await this.#create(order, uuidOf(order.orderId))
    } catch (error) {
      // The order may exist though this call failed: its answer was lost, or an earlier call had created it.
      const existing = await this.findOrder(order.orderId)
      if (existing) return existing
      // A failure stored for an idempotency key is replayed for ever; the order id alone keeps it single.
      if (error instanceof CashfreeRefusal && error.status >= 500) return this.#create(order, randomUUID())
      throw error
    }
  }

  async findOrder(orderId: string): Promise<GatewayOrder | undefined> {
    try {
      return toOrder(await this.#ask({ method: 'GET', path: `/orders/${orderId}`, answer: OrderEntity }))
    } catch (error) {
      if (error instanceof CashfreeRefusal && error.status === 404) return undefined
      throw error
    }
  }

  async listAttempts(orderId: string): Promise<GatewayAttempt[]> {
    const path = `/orders/${orderId}/payments`
    return (await this.#ask({ method: 'GET', path, answer: z.array(PaymentEntity) })).map(toAttempt)
  }

  async terminateOrder(orderId: string): Promise<GatewayOrder> {
    const body = { order_status: 'TERMINATED' }
    return toOrder(
      await this.#ask({ method: 'PATCH', path: `/orders/${orderId}`, body, answer: OrderEntity }),
    )
  }

  readNotification(
    rawBody: Buffer,
    headers: Record<string, string | undefined>,
  ): GatewayNotification | undefined {
    return readCashfreeNotification(this.#config.clientSecret, rawBody, headers)
  }

  async createRefund(refund: NewGatewayRefund): Promise<GatewayRefund> {
    try {
      return await this.#createRefund(refund, uuidOf(refund.refundId))
    } catch (error) {
      const existing = await this.findRefund(refund.orderId, refund.refundId)
      if (existing) return existing
      if (error instanceof CashfreeRefusal && error.status >= 500) {
        return this.#createRefund(refund, randomUUID())
      }
      throw error
    }
  }

  async findRefund(orderId: string, refundId: string): Promise<GatewayRefund | undefined> {
    try {
      const path = `/orders/${orderId}/refunds/${refundId}`
      return toRefund(await this.#ask({ method: 'GET', path, answer: RefundEntity }))
    } catch (error) {
      if (error instanceof CashfreeRefusal && error.status === 404) return undefined
      throw error
    }
  }

  async #create(order: NewGatewayOrder, idempotencyKey: string): Promise<GatewayOrder> {
    const body = newOrderBody(order)
    return toOrder(
      await this.#ask({ method: 'POST', path: '/orders', body, idempotencyKey, answer: OrderEntity }),
    )
  }

  async #createRefund(refund: NewGatewayRefund, idempotencyKey: string): Promise<GatewayRefund> {
    const path = `/orders/${refund.orderId}/refunds`
    const body = {
      refund_id: refund.refundId,
      refund_amount: Number(refund.amountRupees),
      refund_note: refund.note,
      refund_speed: 'STANDARD',
    }
    return toRefund(await this.#ask({ method: 'POST', path, body, idempotencyKey, answer: RefundEntity }))
  }

  #ask<T>(request: CashfreeRequest<T>): Promise<T> {
    return askCashfree(this.#config, request)
  }
}

/** The same order always carries the same idempotency key, as a UUID, which the provider asks for. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
