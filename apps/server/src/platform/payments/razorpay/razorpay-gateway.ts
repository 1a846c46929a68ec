import { askGateway, type GatewayHost, GatewayRefusal, type GatewayRequest } from '../ask-gateway.ts'
import {
  type GatewayAttempt,
  type GatewayCheckout,
  GatewayError,
  type GatewayNotification,
  type GatewayOrder,
  type GatewayRefund,
  type NewGatewayOrder,
  type NewGatewayRefund,
  type OrderRef,
  type PaymentGateway,
} from '../payment-gateway.ts'
import { unlessMissing } from '../unless-missing.ts'
import { toPaise } from './paise.ts'
import { pickPayment } from './pick-payment.ts'
import type { RazorpayConfig } from './razorpay-config.ts'
import { isCaptured, toAttempt, toOrder, toRefund } from './razorpay-mapping.ts'
import { readRazorpayNotification } from './razorpay-notification.ts'
import { isRazorpaySignature } from './razorpay-signature.ts'
import { collectionOf, OrderEntity, PaymentEntity, Problem, RefundEntity } from './razorpay-wire.ts'

/** An unknown id is answered with 400, as every wrong request; ours have nothing else that could be wrong. */
const missing = [400, 404]

/**
 * Razorpay over its REST interface. It gives orders ids of its own, which are the session; ours is the receipt, by which
 * an order is recovered. It ends no order: our own time limit does, and what is paid later is settled or goes back.
 */
export class RazorpayGateway implements PaymentGateway {
  readonly name = 'razorpay'
  readonly endsOrders = false
  readonly checkout: GatewayCheckout
  readonly #config: RazorpayConfig
  readonly #host: GatewayHost

  constructor(config: RazorpayConfig) {
    const { baseUrl, scriptUrl, keyId, keySecret } = config
    this.#config = config
    this.checkout = { scriptUrl, mode: keyId.startsWith('rzp_live_') ? 'production' : 'sandbox', key: keyId }
    const credentials = Buffer.from(`${keyId}:${keySecret}`).toString('base64')
    this.#host = { baseUrl, headers: { authorization: `Basic ${credentials}` }, problem: Problem }
  }

  /** A receipt is not single there: a call that may repeat another one looks before it creates. */
  async createOrder({ orderId, amountRupees, mayExist }: NewGatewayOrder): Promise<GatewayOrder> {
    const earlier = mayExist ? await this.#findByReceipt(orderId) : undefined
    if (earlier) return earlier
    const body = {
      amount: amountRupees * 100,
      currency: 'INR',
      receipt: orderId,
      payment: { capture: 'automatic', capture_options: { refund_speed: 'normal' } },
    }
    const create = () => this.#ask({ method: 'POST', path: '/orders', body, answer: OrderEntity })
    try {
      return toOrder(await create())
    } catch (error) {
      // The answer may be lost alone. A failure that made nothing is tried once more.
      const existing = await this.#findByReceipt(orderId)
      if (existing) return existing
      if (error instanceof GatewayRefusal && error.status >= 500) return toOrder(await create())
      throw error
    }
  }

  async findOrder({ orderId, sessionId }: OrderRef): Promise<GatewayOrder | undefined> {
    if (sessionId === null) return this.#findByReceipt(orderId)
    const path = `/orders/${sessionId}`
    const entity = await unlessMissing(this.#ask({ method: 'GET', path, answer: OrderEntity }), missing)
    if (entity && entity.receipt !== orderId) {
      throw new GatewayError('unreadable', `Gateway answered another order than ${orderId}`)
    }
    return entity && toOrder(entity)
  }

  async listAttempts(order: OrderRef): Promise<GatewayAttempt[]> {
    return (await this.#listPayments(order)).map(toAttempt)
  }

  async closeOrder(): Promise<void> {}

  readNotification(
    rawBody: Buffer,
    headers: Record<string, string | undefined>,
  ): GatewayNotification | undefined {
    return readRazorpayNotification(this.#config.webhookSecret, rawBody, headers)
  }

  isSignedResult({ sessionId }: OrderRef, result: Readonly<Record<string, string>>): boolean {
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = result
    if (sessionId === null || !paymentId || !signature) return false
    return isRazorpaySignature(this.#config.keySecret, `${sessionId}|${paymentId}`, signature)
  }

  async createRefund(refund: NewGatewayRefund): Promise<GatewayRefund> {
    const { order, refundId, amountRupees, note } = refund
    const payment = pickPayment(await this.#listPayments(order), amountRupees)
    if (!payment) throw new GatewayError('refused', `No payment has ${amountRupees} rupees left to refund`)
    const path = `/payments/${payment.id}/refund`
    const headers = { 'x-refund-idempotency': refundId }
    const amount = toPaise(amountRupees)
    const body = { amount, speed: 'normal', receipt: refundId, notes: { note } }
    try {
      const entity = await this.#ask({ method: 'POST', path, body, headers, answer: RefundEntity })
      return toRefund(refundId, entity)
    } catch (error) {
      const existing = await this.findRefund(refund)
      if (existing) return existing
      throw error
    }
  }

  /** Refunds are the payments', and bear our id as their receipt. */
  async findRefund({
    order,
    refundId,
  }: Pick<NewGatewayRefund, 'order' | 'refundId'>): Promise<GatewayRefund | undefined> {
    const payments = await this.#listPayments(order)
    for (const { id } of payments.filter(isCaptured)) {
      const path = `/payments/${id}/refunds?count=100`
      const refunds = await this.#ask({ method: 'GET', path, answer: collectionOf(RefundEntity) })
      const found = refunds.find(({ receipt }) => receipt === refundId)
      if (found) return toRefund(refundId, found)
    }
    return undefined
  }

  /** Of several with one receipt only one was ever handed out, to be paid. */
  async #findByReceipt(orderId: string): Promise<GatewayOrder | undefined> {
    const path = `/orders?receipt=${encodeURIComponent(orderId)}&count=100`
    const orders = await this.#ask({ method: 'GET', path, answer: collectionOf(OrderEntity) })
    const ours = orders.filter(({ receipt }) => receipt === orderId)
    const found = ours.find(({ status }) => status !== 'created') ?? ours.at(-1)
    return found && toOrder(found)
  }

  async #listPayments(order: OrderRef): Promise<PaymentEntity[]> {
    const sessionId = order.sessionId ?? (await this.#findByReceipt(order.orderId))?.sessionId
    if (sessionId === undefined) return []
    const path = `/orders/${sessionId}/payments`
    const answer = collectionOf(PaymentEntity)
    return (await unlessMissing(this.#ask({ method: 'GET', path, answer }), missing)) ?? []
  }

  #ask<T>(request: GatewayRequest<T>): Promise<T> {
    return askGateway(this.#host, request)
  }
}
