import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { GatewayConfig } from '../../config.ts'
import { askCashfree, CashfreeRefusal, type CashfreeRequest } from './cashfree-http.ts'
import { isCashfreeSignature } from './cashfree-signature.ts'
import { OrderEntity, PaymentEntity, WebhookBody } from './cashfree-wire.ts'
import type {
  GatewayAttempt,
  GatewayNotification,
  GatewayOrder,
  NewGatewayOrder,
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
    const signature = headers['x-webhook-signature']
    const timestamp = headers['x-webhook-timestamp']
    if (!signature || !timestamp) return undefined
    if (!isCashfreeSignature(this.#config.clientSecret, { rawBody, timestamp, signature })) return undefined
    const payload: unknown = JSON.parse(rawBody.toString('utf8'))
    const body = WebhookBody.parse(payload)
    return {
      idempotencyKey: headers['x-idempotency-key'] ?? signature,
      type: body.type,
      orderId: body.data?.order?.order_id ?? null,
      payload,
    }
  }

  async #create(order: NewGatewayOrder, idempotencyKey: string): Promise<GatewayOrder> {
    const body = newOrderBody(order)
    return toOrder(
      await this.#ask({ method: 'POST', path: '/orders', body, idempotencyKey, answer: OrderEntity }),
    )
  }

  #ask<T>(request: CashfreeRequest<T>): Promise<T> {
    return askCashfree(this.#config, request)
  }
}

function newOrderBody({ orderId, amountRupees, customer, returnUrl, expiresAt }: NewGatewayOrder) {
  return {
    order_id: orderId,
    order_amount: amountRupees,
    order_currency: 'INR',
    order_expiry_time: expiresAt.toISOString(),
    customer_details: {
      customer_id: customer.id.replaceAll('-', ''),
      customer_phone: customer.mobile,
      customer_email: customer.email,
      // Shorter names are refused by the provider; the field is optional.
      ...(customer.name.length >= 3 ? { customer_name: customer.name.slice(0, 100) } : {}),
    },
    order_meta: { return_url: returnUrl },
  }
}

function toOrder(entity: z.infer<typeof OrderEntity>): GatewayOrder {
  return {
    orderId: entity.order_id,
    amountRupees: entity.order_amount,
    currency: entity.order_currency,
    status: entity.order_status,
    paymentSessionId: entity.payment_session_id,
  }
}

function toAttempt(entity: z.infer<typeof PaymentEntity>): GatewayAttempt {
  const time = entity.payment_completion_time ?? entity.payment_time
  return {
    paymentId: entity.cf_payment_id,
    status: entity.payment_status,
    amountRupees: entity.payment_amount,
    currency: entity.payment_currency,
    method: entity.payment_group ?? '',
    message: entity.payment_message ?? '',
    paidAt: time && entity.payment_status === 'SUCCESS' ? new Date(time) : null,
  }
}

/** The same order always carries the same idempotency key, as a UUID, which the provider asks for. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
