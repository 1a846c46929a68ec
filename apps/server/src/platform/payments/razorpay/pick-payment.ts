import { toPaise } from './paise.ts'
import { isCaptured } from './razorpay-mapping.ts'
import type { PaymentEntity } from './razorpay-wire.ts'

/**
 * The payment to take a refund from: this provider refunds payments, not orders, and an order may have several. Best
 * fit: of those with enough left the one with the least, so that a whole payment is still there for one that goes back
 * whole.
 */
export function pickPayment(
  payments: readonly PaymentEntity[],
  amountRupees: string,
): PaymentEntity | undefined {
  const wanted = toPaise(amountRupees)
  return payments
    .filter((payment) => isCaptured(payment) && payment.currency === 'INR' && leftOf(payment) >= wanted)
    .toSorted((a, b) => leftOf(a) - leftOf(b) || a.created_at - b.created_at || a.id.localeCompare(b.id))[0]
}

function leftOf({ amount, amount_refunded }: PaymentEntity): number {
  return amount - (amount_refunded ?? 0)
}
