import { idempotencyKeyOf } from '../idempotency-key.ts'
import type { GatewayNotification } from '../payment-gateway.ts'
import { readPayload } from '../read-payload.ts'
import { isRazorpaySignature } from './razorpay-signature.ts'
import { WebhookBody } from './razorpay-wire.ts'

/** The notification, or undefined when its signature is not the provider's. Of an unknown shape it names nothing. */
export function readRazorpayNotification(
  webhookSecret: string,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
): GatewayNotification | undefined {
  const signature = headers['x-razorpay-signature']
  if (!signature || !isRazorpaySignature(webhookSecret, rawBody, signature)) return undefined
  const { payload, json } = readPayload(rawBody)
  const body = WebhookBody.safeParse(json).data
  const { order, payment, refund } = body?.payload ?? {}
  const type = body?.event ?? 'unknown'
  return {
    idempotencyKey: idempotencyKeyOf(rawBody),
    sentAt: body?.created_at === undefined ? null : new Date(body.created_at * 1000),
    type,
    about: aboutOf(type),
    orderId: order?.entity.receipt ?? null,
    sessionId: order?.entity.id ?? payment?.entity.order_id ?? null,
    refundId: refund?.entity.receipt ?? null,
    paymentId: payment?.entity.id ?? null,
    payload,
  }
}

function aboutOf(type: string): GatewayNotification['about'] {
  if (type.startsWith('payment.') || type.startsWith('order.')) return 'payment'
  return type.startsWith('refund.') ? 'refund' : 'other'
}
