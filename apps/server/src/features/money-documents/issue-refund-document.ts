import { type LocalText, partOfCharge } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import { getBilledApplication } from './billed-application.ts'
import { type Issuer, issueDocuments } from './issue-documents.ts'
import { listIssuedDocuments, referenceTo } from './issued-documents.ts'

interface Refunded {
  readonly refundId: string
  readonly applicationId: string
  /** The refunded payment. */
  readonly orderId: string
  readonly amountRupees: number
  /** What the customer reads. */
  readonly reason: LocalText
  /** The bank's reference (UTR), if known. */
  readonly bankReference: string | null
}

/**
 * Issues the document of a completed refund, in the transaction that records its success: a refund voucher (rule 51) or,
 * after the invoice, a credit note (rule 53). None for a payment that was never credited.
 */
export async function issueRefundDocument(tx: Db, issuer: Issuer, refunded: Refunded): Promise<void> {
  const { refundId, applicationId, orderId, amountRupees, reason, bankReference } = refunded
  const application = await getBilledApplication(tx, applicationId, issuer.secrets.personalData)
  const charge = application.charges.find((candidate) => candidate.orderId === orderId)
  if (!charge) return
  await lockOrder(tx, orderId)
  const earlier = await listIssuedDocuments(tx, applicationId)
  const isInvoiced = earlier.some(({ kind }) => kind === 'tax_invoice')
  const original = earlier.filter(({ kind, orderId: about }) =>
    isInvoiced ? kind === 'tax_invoice' : kind === 'receipt_voucher' && about === orderId,
  )
  const from = earlier
    .filter(({ kind, orderId: about }) => about === orderId && kind !== 'receipt_voucher')
    .reduce((total, { totalRupees }) => total + totalRupees, 0)
  await issueDocuments(tx, issuer, [
    {
      kind: isInvoiced ? 'credit_note' : 'refund_voucher',
      application,
      lines: [partOfCharge(charge.line, { from, to: from + amountRupees })],
      orderId,
      refundId,
      references: original.map(referenceTo),
      payments: [charge.payment],
      reason,
      bankReference,
    },
  ])
}

/** Concurrent partial refunds of one payment are serialised. */
async function lockOrder(tx: Db, orderId: string): Promise<void> {
  await tx
    .selectFrom('payment_orders')
    .select('id')
    .where('order_id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
