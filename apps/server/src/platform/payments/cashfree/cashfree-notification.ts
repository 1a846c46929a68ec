import { idempotencyKeyOf } from '../idempotency-key.ts'
import type { GatewayNotification } from '../payment-gateway.ts'
import { readPayload } from '../read-payload.ts'
import { isCashfreeSignature } from './cashfree-signature.ts'
import { WebhookBody } from './cashfree-wire.ts'

/** The notification, or undefined when its signature is not the provider's. Of an unknown shape it names nothing. */
export function readCashfreeNotification(
  secret: string,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
): GatewayNotification | undefined {
  const signature = headers['x-webhook-signature']
  const timestamp = headers['x-webhook-timestamp']
  if (!signature || !timestamp) return undefined
  if (!isCashfreeSignature(secret, { rawBody, timestamp, signature })) return undefined
  const { payload, json } = readPayload(rawBody)
  const body = WebhookBody.safeParse(json).data
  const { order, refund, payment } = body?.data ?? {}
  return {
    idempotencyKey: idempotencyKeyOf(rawBody),
    sentAt: readSentAt(timestamp),
    type: body?.type ?? 'unknown',
    about: aboutOf(body?.type),
    orderId: order?.order_id ?? refund?.order_id ?? null,
    sessionId: null,
    refundId: refund?.refund_id ?? null,
    paymentId: payment?.cf_payment_id ?? null,
    payload,
  }
}

/** Milliseconds since 1970. */
function readSentAt(timestamp: string): Date | null {
  return /^\d{1,15}$/.test(timestamp) ? new Date(Number(timestamp)) : null
}

function aboutOf(type = ''): GatewayNotification['about'] {
  if (type.startsWith('PAYMENT_')) return 'payment'
  return type.startsWith('REFUND_') ? 'refund' : 'other'
}
