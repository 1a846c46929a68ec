import { createHmac } from 'node:crypto'
import type { Delivery } from '../../core/delivery.ts'

const WEBHOOK_VERSION = '2025-01-01'

export function signWebhook(secret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', secret)
    .update(timestamp + rawBody)
    .digest('base64')
}

export function webhookHeaders(secret: string, delivery: Delivery, at: Date): Record<string, string> {
  const timestamp = String(at.getTime())
  const key = delivery.forged ? `${secret}-of-somebody-else` : secret
  return {
    'x-idempotency-key': delivery.id,
    'x-webhook-attempt': String(delivery.attempts.length),
    'x-webhook-signature': signWebhook(key, timestamp, delivery.body),
    'x-webhook-timestamp': timestamp,
    'x-webhook-version': WEBHOOK_VERSION,
  }
}
