import { createHmac } from 'node:crypto'
import type { PaymentProvider } from '@sanad/contracts'
import { standInCashfree } from '../config/cashfree.ts'
import { standInRazorpay } from '../config/razorpay.ts'

export interface Signed {
  readonly body: string
  readonly headers: Record<string, string>
}

/** How a provider writes and signs its notifications. */
interface Notifications {
  /** Signs them. */
  readonly secret: string
  readonly failed: string
  /** Webhooks of one success. */
  readonly perSuccess: number
  sign(secret: string, body: string): Record<string, string>
  /** Says of an order, as of that moment, that it is paid. */
  paid(named: { order_id: string; session: string; at?: Date; number?: number }): Signed
  /** Says that a refund was sent. */
  refunded(named: { order_id: string; session: string; refund_id: string }): object
  /** Genuine ones that name nothing of ours. */
  readonly strange: readonly (readonly [what: string, body: string])[]
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text)

export const notifications: Readonly<Record<PaymentProvider, Notifications>> = {
  cashfree: {
    secret: standInCashfree.clientSecret,
    failed: 'PAYMENT_FAILED_WEBHOOK',
    perSuccess: 1,
    sign: (secret, body) => {
      const timestamp = String(Date.now())
      const signature = hmac(secret, timestamp + body).digest('base64')
      return { 'x-webhook-signature': signature, 'x-webhook-timestamp': timestamp }
    },
    paid: ({ order_id, at = new Date(), number = 0 }) => {
      const body = JSON.stringify({ type: 'PAYMENT_SUCCESS_WEBHOOK', data: { order: { order_id } }, number })
      const timestamp = String(at.getTime())
      const signature = hmac(standInCashfree.clientSecret, timestamp + body).digest('base64')
      return { body, headers: { 'x-webhook-signature': signature, 'x-webhook-timestamp': timestamp } }
    },
    refunded: ({ order_id, refund_id }) => ({
      type: 'REFUND_STATUS_WEBHOOK',
      data: { refund: { order_id, refund_id, refund_status: 'SUCCESS' } },
    }),
    strange: [
      [
        'an order that is not ours',
        '{"type":"PAYMENT_SUCCESS_WEBHOOK","data":{"order":{"order_id":"nobodys"}}}',
      ],
      ['an unknown type', '{"type":"DISPUTE_CREATED","data":{"dispute":{"id":7}}}'],
      [
        'a refund that is not ours',
        '{"type":"REFUND_STATUS_WEBHOOK","data":{"refund":{"order_id":"abc","refund_id":"x1y"}}}',
      ],
      ['an unknown shape', '{"type":"PAYMENT_SUCCESS_WEBHOOK","data":{"order":"T1"}}'],
      ['a type that is no text', '{"type":{"a":1},"data":null}'],
      ['something that is not JSON', 'type=PAYMENT_SUCCESS_WEBHOOK'],
      [
        'characters that no text column holds',
        '{"type":"A\\u0000B","data":{"order":{"order_id":"\\u0000\\ud800"}}}\0',
      ],
    ],
  },
  razorpay: {
    secret: standInRazorpay.webhookSecret,
    failed: 'payment.failed',
    perSuccess: 3,
    sign: (secret, body) => ({ 'x-razorpay-signature': hmac(secret, body).digest('hex') }),
    paid: ({ session, at = new Date(), number = 0 }) => {
      const payload = { payment: { entity: { order_id: session } } }
      const created_at = Math.floor(at.getTime() / 1000)
      const body = JSON.stringify({ event: 'payment.captured', payload, created_at, number })
      const signature = hmac(standInRazorpay.webhookSecret, body).digest('hex')
      return { body, headers: { 'x-razorpay-signature': signature } }
    },
    refunded: ({ session, refund_id }) => ({
      event: 'refund.processed',
      payload: {
        refund: { entity: { receipt: refund_id, status: 'processed' } },
        payment: { entity: { order_id: session } },
      },
    }),
    strange: [
      [
        'an order that is not ours',
        '{"event":"payment.captured","payload":{"payment":{"entity":{"order_id":"order_Nobodys0000001"}}}}',
      ],
      ['an unknown type', '{"event":"payment.dispute.created","payload":{"dispute":{"entity":{"id":7}}}}'],
      [
        'a refund that is not ours',
        '{"event":"refund.processed","payload":{"refund":{"entity":{"receipt":"x1y"}}}}',
      ],
      ['an unknown shape', '{"event":"order.paid","payload":{"order":"T1"}}'],
      ['a type that is no text', '{"event":{"a":1},"payload":null}'],
      ['something that is not JSON', 'event=order.paid'],
      [
        'characters that no text column holds',
        '{"event":"A\\u0000B","payload":{"order":{"entity":{"id":"\\u0000\\ud800"}}}}\0',
      ],
    ],
  },
}
