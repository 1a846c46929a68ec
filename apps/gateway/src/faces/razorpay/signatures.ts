import { createHmac } from 'node:crypto'

function sign(secret: string, message: string): string {
  return createHmac('sha256', secret).update(message).digest('hex')
}

/** Over the raw body. */
export function signWebhook(webhookSecret: string, rawBody: string): string {
  return sign(webhookSecret, rawBody)
}

/** Lets the merchant's server check what its browser page hands on after a payment. */
export function signPayment(keySecret: string, orderId: string, paymentId: string): string {
  return sign(keySecret, `${orderId}|${paymentId}`)
}
