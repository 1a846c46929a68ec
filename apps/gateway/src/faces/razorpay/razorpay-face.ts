import type { Face } from '../../core/face.ts'
import type { Order } from '../../core/order.ts'
import { orderDetails } from './order-details.ts'
import { paymentError } from './payment-error.ts'
import { razorpayId } from './razorpay-id.ts'
import type { RazorpayOptions } from './razorpay-options.ts'
import { signPayment, signWebhook } from './signatures.ts'
import { attemptEvents, refundEvents } from './webhook-events.ts'

export function razorpayFace(options: RazorpayOptions): Face {
  const { accountId } = options
  return {
    provider: 'razorpay',
    webhooks: {
      url: options.webhookUrl,
      retryDelaysMs: options.retryDelaysMs,
      timeoutMs: 5000,
      newDeliveryId: () => razorpayId(''),
      headers(delivery) {
        const secret = delivery.forged ? `${options.webhookSecret}-of-somebody-else` : options.webhookSecret
        return {
          'x-razorpay-signature': signWebhook(secret, delivery.body),
          'x-razorpay-event-id': delivery.id,
        }
      },
    },
    orderWebhookUrls: () => [],
    newAttemptId: () => razorpayId('pay_'),
    authorizes: (order) => (orderDetails(order).capture === 'manual' ? 'manual' : 'briefly'),
    attemptEvents: (order, attempt, before, at) => attemptEvents(order, attempt, before, { accountId, at }),
    refundEvents: (order, refund, change, at) => refundEvents(order, refund, change, { accountId, at }),
    checkoutResult: (order) => checkoutResult(order, options.keySecret),
    recordsDropped: false,
    script: { path: '/v1/checkout.js', file: 'razorpay.js' },
  }
}

/** For the script's handler, or for its event `payment.failed`. */
function checkoutResult(order: Order, keySecret: string) {
  const paid = order.attempts.find(({ status }) => status === 'SUCCESS' || status === 'AUTHORIZED')
  if (paid) {
    return {
      razorpay_payment_id: paid.id,
      razorpay_order_id: order.id,
      razorpay_signature: signPayment(keySecret, order.id, paid.id),
    }
  }
  const last = order.attempts.at(-1)
  if (last?.status !== 'FAILED') return undefined
  return { error: { ...paymentError(last), metadata: { order_id: order.id, payment_id: last.id } } }
}
