import type { WebhookType } from './delivery.ts'
import { indianTime } from './indian-time.ts'
import type { Attempt, Order, Refund } from './order.ts'
import { refundEntity } from './refund-entity.ts'

declare global {
  interface JSON {
    rawJSON(text: string): object
  }
}

/** `170.00`, not `170`: a receiver that parses and writes the body again breaks the signature. */
const amount = (rupees: number) => JSON.rawJSON(rupees.toFixed(2))

export interface Tampering {
  amount?: number
  currency?: string
}

export function paymentWebhookType(attempt: Attempt): WebhookType | undefined {
  if (attempt.status === 'SUCCESS') return 'PAYMENT_SUCCESS_WEBHOOK'
  if (attempt.status === 'FAILED') return 'PAYMENT_FAILED_WEBHOOK'
  if (attempt.status === 'USER_DROPPED') return 'PAYMENT_USER_DROPPED_WEBHOOK'
  return undefined
}

export function paymentWebhookBody(
  order: Order,
  attempt: Attempt,
  type: WebhookType,
  now: Date,
  tampering: Tampering,
): string {
  return JSON.stringify({
    data: {
      order: {
        order_id: order.order_id,
        order_amount: amount(tampering.amount ?? order.amount),
        order_currency: tampering.currency ?? order.currency,
        order_tags: order.tags,
      },
      payment: {
        cf_payment_id: attempt.cf_payment_id,
        payment_status: attempt.status,
        payment_amount: amount(tampering.amount ?? attempt.amount),
        payment_currency: tampering.currency ?? attempt.currency,
        payment_message: attempt.message,
        payment_time: indianTime(attempt.completed_at ?? attempt.started_at),
        bank_reference: attempt.bank_reference,
        auth_id: null,
        payment_method: attempt.method,
        payment_group: attempt.group,
        payment_surcharge: null,
      },
      customer_details: order.customer,
      error_details: attempt.error_details,
    },
    event_time: indianTime(now),
    type,
  })
}

export function refundWebhookBody(order: Order, refund: Refund, now: Date, tampering: Tampering): string {
  const entity = refundEntity(order, refund)
  return JSON.stringify({
    data: {
      refund: {
        ...entity,
        refund_amount: amount(tampering.amount ?? refund.amount),
        refund_currency: tampering.currency ?? entity.refund_currency,
      },
    },
    event_time: indianTime(now),
    type: 'REFUND_STATUS_WEBHOOK' satisfies WebhookType,
  })
}
