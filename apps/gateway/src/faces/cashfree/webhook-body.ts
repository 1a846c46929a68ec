import type { Tampering } from '../../core/face.ts'
import type { Attempt, Order, Refund } from '../../core/order.ts'
import { toRupees } from '../../core/paise.ts'
import { indianTime } from './indian-time.ts'
import { orderDetails } from './order-details.ts'
import { paymentGroup, paymentMethodEntity } from './payment-method-entity.ts'
import { errorDetails, paymentMessage, paymentStatus } from './payment-status.ts'
import { refundEntity } from './refund-entity.ts'

export const paymentWebhookTypes = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
} as const

export const REFUND_WEBHOOK_TYPE = 'REFUND_STATUS_WEBHOOK'

declare global {
  interface JSON {
    rawJSON(text: string): object
  }
}

/** `170.00`, not `170`: a receiver that parses and serialises the body again breaks the signature. */
const amount = (paise: number) => JSON.rawJSON(toRupees(paise).toFixed(2))

export function paymentWebhookBody(
  order: Order,
  attempt: Attempt,
  type: string,
  now: Date,
  tampering: Tampering,
): string {
  const { customer, tags } = orderDetails(order)
  return JSON.stringify({
    data: {
      order: {
        order_id: order.id,
        order_amount: amount(tampering.amount ?? order.amount),
        order_currency: tampering.currency ?? order.currency,
        order_tags: tags,
      },
      payment: {
        cf_payment_id: attempt.id,
        payment_status: paymentStatus(attempt),
        payment_amount: amount(tampering.amount ?? attempt.amount),
        payment_currency: tampering.currency ?? attempt.currency,
        payment_message: paymentMessage(attempt),
        payment_time: indianTime(attempt.completed_at ?? attempt.started_at),
        bank_reference: attempt.bank_reference,
        auth_id: null,
        payment_method: paymentMethodEntity(attempt.method),
        payment_group: paymentGroup(attempt.method),
        payment_surcharge: null,
      },
      customer_details: customer,
      error_details: errorDetails(attempt),
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
    type: REFUND_WEBHOOK_TYPE,
  })
}
