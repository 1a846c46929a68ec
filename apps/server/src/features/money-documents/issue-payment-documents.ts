import { standingOf } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import type { ApplicationRecord } from '../case/application-record.ts'
import { readBilledApplication } from './billed-application.ts'
import { draftReceiptVoucher } from './draft-receipt-voucher.ts'
import { draftTaxInvoice } from './draft-tax-invoice.ts'
import { type Issuer, issueDocuments } from './issue-documents.ts'
import { listIssuedDocuments } from './issued-documents.ts'

/**
 * Issues the receipt of a credited payment, and the invoice if the application is completed by it. Takes the application
 * as of after the credit, under its lock, so that no other document of it is issued concurrently.
 */
export async function issuePaymentDocuments(
  tx: Db,
  issuer: Issuer,
  { application, orderId }: { application: ApplicationRecord; orderId: string },
): Promise<void> {
  const isCompleted = standingOf(application).clientStatus === 'completed'
  const billed = await readBilledApplication(tx, application, issuer.secrets.personalData)
  const invoice = isCompleted && draftTaxInvoice(billed, await listIssuedDocuments(tx, application.id))
  const receipt = draftReceiptVoucher(billed, orderId)
  await issueDocuments(
    tx,
    issuer,
    [receipt, invoice || undefined].flatMap((draft) => draft ?? []),
  )
}
