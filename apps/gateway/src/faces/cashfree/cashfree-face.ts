import { randomUUID } from 'node:crypto'
import type { Face } from '../../core/face.ts'
import { randomDigits } from '../../core/random-id.ts'
import type { CashfreeOptions } from './cashfree-options.ts'
import { orderDetails } from './order-details.ts'
import { paymentStatus } from './payment-status.ts'
import {
  paymentWebhookBody,
  paymentWebhookTypes,
  REFUND_WEBHOOK_TYPE,
  refundWebhookBody,
} from './webhook-body.ts'
import { webhookHeaders } from './webhook-signature.ts'

export function cashfreeFace(options: CashfreeOptions): Face {
  return {
    provider: 'cashfree',
    webhooks: {
      url: options.webhookUrl,
      retryDelaysMs: options.retryDelaysMs,
      timeoutMs: 10_000,
      newDeliveryId: randomUUID,
      headers: (delivery, at) => webhookHeaders(options.clientSecret, delivery, at),
    },
    orderWebhookUrls(order) {
      const { notify_url } = orderDetails(order)
      return notify_url === null ? [] : [notify_url]
    },
    newAttemptId: randomDigits,
    authorizes: () => 'never',
    attemptEvents(order, attempt, _before, at) {
      const status = paymentStatus(attempt)
      if (status === 'PENDING') return []
      const type = paymentWebhookTypes[status]
      return [{ type, write: (tampering) => paymentWebhookBody(order, attempt, type, at, tampering) }]
    },
    refundEvents(order, refund, change, at) {
      if (change === 'created') return []
      return [
        { type: REFUND_WEBHOOK_TYPE, write: (tampering) => refundWebhookBody(order, refund, at, tampering) },
      ]
    },
    checkoutResult: () => undefined,
    recordsDropped: true,
    script: { path: '/js/v3/cashfree.js', file: 'cashfree.js' },
  }
}
