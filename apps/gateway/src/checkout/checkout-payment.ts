import { z } from 'zod'
import type { Context } from '../core/context.ts'
import type { Attempt, Order } from '../core/order.ts'
import { parseInput } from '../core/parse-input.ts'
import { payOrder } from '../core/pay-order.ts'
import { card, upiApp, upiCollect, upiQr } from '../core/payment-method.ts'
import { Refused } from '../core/refused.ts'
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
  const payment = parseInput(CheckoutPayment, body)
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
        throw new Refused('card_number_invalid', 'Only test cards work here. This card was not charged.')
      }
      return payOrder(context, order, { outcome, method: card(payment.number) })
    }
  }
}
