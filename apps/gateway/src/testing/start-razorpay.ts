import type { GatewayOptions } from '../gateway.ts'
import { type CallOptions, startGateway } from './start-gateway.ts'

export const razorpayCredentials = {
  keyId: 'rzp_test_0123456789abcd',
  keySecret: 'test-key-secret',
  webhookSecret: 'test-webhook-secret',
}

/** A gateway and a client of its Razorpay face. */
export async function startRazorpay({ razorpay, ...options }: GatewayOptions = {}) {
  const gateway = await startGateway({ ...options, razorpay: { ...razorpayCredentials, ...razorpay } })
  const { keyId, keySecret } = razorpayCredentials
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  const signed = ({ headers }: CallOptions = {}) => ({ headers: { authorization, ...headers } })
  return {
    ...gateway,
    get: (path: string, options?: CallOptions) => gateway.get(path, signed(options)),
    post: (path: string, body: unknown, options?: CallOptions) => gateway.post(path, body, signed(options)),
  }
}

export type RazorpayGateway = Awaited<ReturnType<typeof startRazorpay>>

let count = 0

export function newRazorpayOrder(changes: object = {}) {
  count += 1
  return { amount: 1_770_000, currency: 'INR', receipt: `receipt-${count}`, ...changes }
}

/** An order that was paid, and its payment. */
export async function payNewOrder(gateway: RazorpayGateway, changes: object = {}) {
  const { body: order } = await gateway.post('/v1/orders', newRazorpayOrder(changes))
  const { body } = await gateway.post('/sandbox/pay', { order_id: order.id, outcome: 'success' })
  return { orderId: String(order.id), paymentId: String(body.payment.payment_id) }
}
