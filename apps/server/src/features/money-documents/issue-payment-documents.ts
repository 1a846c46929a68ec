import { standingOf } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import type { ApplicationRecord } from '../case/application-record.ts'
import { readBilledApplication } from './billed-application.ts'
import { draftReceiptVoucher } from './draft-receipt-voucher.ts'
import { draftTaxInvoice } from './draft-tax-invoice.ts'
import { type Issuer, issueDocuments } from './issue-documents.ts'
import { listIssuedDocuments } from './issued-documents.ts'

/**
 * The receipt of a payment that was just credited, and the invoice if nothing else was left to be done. The
 * application is the one that the credit has left; under its lock, so that no other document of it is issued meanwhile.
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
