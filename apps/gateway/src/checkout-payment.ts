import { z } from 'zod'
import { ApiError, parseBody } from './api-error.ts'
import type { Context } from './context.ts'
import type { Attempt, Order } from './order.ts'
import { payOrder } from './pay-order.ts'
import { card, upiApp, upiCollect, upiQr } from './payment-method.ts'
import { findCardOutcome, upiOutcome } from './test-values.ts'

const CheckoutPayment = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('upi'),
    upi_id: z.string().regex(/^[\w.-]{2,256}@[A-Za-z][A-Za-z0-9.-]{1,63}$/),
  }),
  z.object({ method: z.literal('upi_app'), app: z.enum(['gpay', 'phonepe', 'paytm', 'bhim']) }),
  z.object({ method: z.literal('upi_qr') }),
  z.object({ method: z.literal('card'), number: z.string().regex(/^\d{12,19}$/) }),
])

/** A payment made on the checkout page. Expiry and CVV never leave the browser. */
export function payFromCheckout(context: Context, order: Order, body: unknown): Attempt {
  const payment = parseBody(CheckoutPayment, body)
  switch (payment.method) {
    case 'upi':
      return payOrder(context, order, {
        outcome: upiOutcome(payment.upi_id),
        method: upiCollect(payment.upi_id),
      })
    case 'upi_app':
      return payOrder(context, order, { outcome: 'success', method: upiApp(payment.app) })
    case 'upi_qr':
      return payOrder(context, order, { outcome: 'success', method: upiQr() })
    case 'card': {
      const outcome = findCardOutcome(payment.number)
      if (!outcome) {
        throw new ApiError(
          400,
          'card_number_invalid',
          'Only test cards work here. This card was not charged.',
        )
      }
      return payOrder(context, order, { outcome, method: card(payment.number) })
    }
  }
}
