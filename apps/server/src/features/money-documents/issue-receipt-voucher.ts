import type { Db } from '../../platform/db.ts'
import { getBilledApplication } from './billed-application.ts'
import { type Issuer, issueDocument } from './issue-document.ts'

/** The receipt voucher of an advance (rule 50), in the transaction that credits it. Nothing paid needs none. */
export async function issueReceiptVoucher(
  tx: Db,
  issuer: Issuer,
  { orderId, applicationId }: { orderId: string; applicationId: string },
): Promise<void> {
  const keys = issuer.secrets.personalData
  const application = await getBilledApplication(tx, { applicationId, keys })
  const charge = application.charges.find((candidate) => candidate.orderId === orderId)
  if (!charge) throw new Error(`The order ${orderId} is not credited`)
  if (charge.quote.total === 0) return
  await issueDocument(tx, issuer, {
    kind: 'receipt_voucher',
    application,
    lines: [charge.line],
    orderId,
    payments: [charge.payment],
  })
}
