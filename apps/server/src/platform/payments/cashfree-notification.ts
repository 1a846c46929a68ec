import { isCashfreeSignature } from './cashfree-signature.ts'
import { WebhookBody } from './cashfree-wire.ts'
import type { GatewayNotification } from './payment-gateway.ts'

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
  // A text column holds every character but NUL.
  const payload = rawBody.toString('utf8').replaceAll('\0', '')
  const body = WebhookBody.safeParse(parseJson(payload)).data
  const { order, refund } = body?.data ?? {}
  return {
    idempotencyKey: headers['x-idempotency-key'] ?? signature,
    type: body?.type ?? 'unknown',
    orderId: order?.order_id ?? refund?.order_id ?? null,
    refundId: refund?.refund_id ?? null,
    payload,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
