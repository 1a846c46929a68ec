import type { Db } from '../../platform/db.ts'
import { isCompleted, type Owned } from './is-completed.ts'
import type { Issuer } from './issue-document.ts'
import { issueReceiptVoucher } from './issue-receipt-voucher.ts'
import { issueTaxInvoice } from './issue-tax-invoice.ts'

/** The receipt of a payment that was just credited, and the invoice if nothing else was left to be done. */
export async function issuePaymentDocuments(
  tx: Db,
  issuer: Issuer,
  { orderId, ...owned }: Owned & { orderId: string },
): Promise<void> {
  // Asked first: from the receipt's number on, all other payments wait.
  const completed = await isCompleted(tx, owned)
  await issueReceiptVoucher(tx, issuer, { orderId, applicationId: owned.applicationId })
  if (completed) await issueTaxInvoice(tx, issuer, owned)
}
