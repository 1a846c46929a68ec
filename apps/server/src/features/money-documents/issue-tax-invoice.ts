import { reversedCharge } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import { getBilledApplication } from './billed-application.ts'
import { type Issuer, issueDocument } from './issue-document.ts'
import { linesOf, listIssuedDocuments, referenceTo } from './issued-documents.ts'

/**
 * The tax invoice of a completed application (rule 46), in the transaction that completes it: everything that was
 * paid, less what went back before. Nothing left to bill needs none.
 */
export async function issueTaxInvoice(
  tx: Db,
  issuer: Issuer,
  { applicationId }: { applicationId: string },
): Promise<void> {
  const keys = issuer.secrets.personalData
  const application = await getBilledApplication(tx, { applicationId, keys })
  const earlier = await listIssuedDocuments(tx, applicationId)
  const returned = earlier.filter(({ kind }) => kind === 'refund_voucher')
  const charges = application.charges.filter(({ quote }) => quote.total > 0)
  const paid = charges.reduce((total, { quote }) => total + quote.total, 0)
  const back = returned.reduce((total, { totalRupees }) => total + totalRupees, 0)
  if (paid === back || earlier.some(({ kind }) => kind === 'tax_invoice')) return
  await issueDocument(tx, issuer, {
    kind: 'tax_invoice',
    application,
    lines: [
      ...charges.map(({ line }) => line),
      ...returned.flatMap((document) =>
        linesOf(document).map((line) => reversedCharge(line, `Refunded by ${document.number}`)),
      ),
    ],
    references: earlier.map(referenceTo),
    payments: charges.map(({ payment }) => payment),
  })
}
