import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { askGateway, type GatewayHost, GatewayRefusal, type GatewayRequest } from '../ask-gateway.ts'
import type {
  GatewayAttempt,
  GatewayCheckout,
  GatewayNotification,
  GatewayOrder,
  GatewayRefund,
  NewGatewayOrder,
  NewGatewayRefund,
  OrderRef,
  PaymentGateway,
} from '../payment-gateway.ts'
import { unlessMissing } from '../unless-missing.ts'
import type { CashfreeConfig } from './cashfree-config.ts'
import { newOrderBody, toAttempt, toOrder, toRefund } from './cashfree-mapping.ts'
import { readCashfreeNotification } from './cashfree-notification.ts'
import { OrderEntity, PaymentEntity, Problem, RefundEntity } from './cashfree-wire.ts'

const API_VERSION = '2025-01-01'

/** Cashfree PG over its REST interface. Orders and refunds bear our own ids there. */
export class CashfreeGateway implements PaymentGateway {
  readonly name = 'cashfree'
  readonly endsOrders = true
  readonly checkout: GatewayCheckout
  readonly #secret: string
  readonly #host: GatewayHost

  constructor({ baseUrl, scriptUrl, clientId, clientSecret, mode }: CashfreeConfig) {
    this.checkout = { scriptUrl, mode, key: null }
    this.#secret = clientSecret
    this.#host = {
      baseUrl,
      headers: {
        'x-client-id': clientId,
        'x-client-secret': clientSecret,
        'x-api-version': API_VERSION,
      },
      problem: Problem,
    }
  }

  async createOrder(order: NewGatewayOrder): Promise<GatewayOrder> {
    try {
      return await this.#create(order, uuidOf(order.orderId))
    } catch (error) {
      // The order may exist though this call failed: its answer was lost, or an earlier call had created it.
      const existing = await this.findOrder({ orderId: order.orderId })
      if (existing) return existing
      // A failure stored for an idempotency key is replayed for ever; the order id alone keeps it single.
      if (error instanceof GatewayRefusal && error.status >= 500) return this.#create(order, randomUUID())
      throw error
    }
  }

  async findOrder({ orderId }: Pick<OrderRef, 'orderId'>): Promise<GatewayOrder | undefined> {
    const path = `/orders/${orderId}`
    const entity = await unlessMissing(this.#ask({ method: 'GET', path, answer: OrderEntity }))
    return entity && toOrder(entity)
  }

  async listAttempts({ orderId }: OrderRef): Promise<GatewayAttempt[]> {
    const path = `/orders/${orderId}/payments`
    return (await this.#ask({ method: 'GET', path, answer: z.array(PaymentEntity) })).map(toAttempt)
  }

  async closeOrder({ orderId }: OrderRef): Promise<void> {
    const body = { order_status: 'TERMINATED' }
    await this.#ask({ method: 'PATCH', path: `/orders/${orderId}`, body, answer: OrderEntity })
  }

  readNotification(
    rawBody: Buffer,
    headers: Record<string, string | undefined>,
  ): GatewayNotification | undefined {
    return readCashfreeNotification(this.#secret, rawBody, headers)
  }

  /** Its script hands over nothing that is signed. */
  isSignedResult(): boolean {
    return false
  }

  async createRefund(refund: NewGatewayRefund): Promise<GatewayRefund> {
    try {
      return await this.#createRefund(refund, uuidOf(refund.refundId))
    } catch (error) {
      const existing = await this.findRefund(refund)
      if (existing) return existing
      if (error instanceof GatewayRefusal && error.status >= 500) {
        return this.#createRefund(refund, randomUUID())
      }
      throw error
    }
  }

  async findRefund({
    order,
    refundId,
  }: Pick<NewGatewayRefund, 'order' | 'refundId'>): Promise<GatewayRefund | undefined> {
    const path = `/orders/${order.orderId}/refunds/${refundId}`
    const entity = await unlessMissing(this.#ask({ method: 'GET', path, answer: RefundEntity }))
    return entity && toRefund(entity)
  }

  async #create(order: NewGatewayOrder, idempotencyKey: string): Promise<GatewayOrder> {
    const body = newOrderBody(order)
    const headers = { 'x-idempotency-key': idempotencyKey }
    return toOrder(await this.#ask({ method: 'POST', path: '/orders', body, headers, answer: OrderEntity }))
  }

  async #createRefund(refund: NewGatewayRefund, idempotencyKey: string): Promise<GatewayRefund> {
    const path = `/orders/${refund.order.orderId}/refunds`
    const headers = { 'x-idempotency-key': idempotencyKey }
    const body = {
      refund_id: refund.refundId,
      refund_amount: Number(refund.amountRupees),
      refund_note: refund.note,
      refund_speed: 'STANDARD',
    }
    return toRefund(await this.#ask({ method: 'POST', path, body, headers, answer: RefundEntity }))
  }

  #ask<T>(request: GatewayRequest<T>): Promise<T> {
    return askGateway(this.#host, request)
  }
}

/** The same order always carries the same idempotency key, as a UUID, which the provider asks for. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
