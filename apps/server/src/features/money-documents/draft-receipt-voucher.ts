import type { BilledApplication } from './billed-application.ts'
import type { Draft } from './issue-documents.ts'

/** Receipt voucher for a credited advance (rule 50); undefined for an order of zero rupees. */
export function draftReceiptVoucher(application: BilledApplication, orderId: string): Draft | undefined {
  const charge = application.charges.find((candidate) => candidate.orderId === orderId)
  if (!charge) throw new Error(`The order ${orderId} is not credited`)
  if (charge.quote.total === 0) return undefined
  return {
    kind: 'receipt_voucher',
    application,
    lines: [charge.line],
    orderId,
    payments: [charge.payment],
    dated: charge.payment.at,
  }
}
