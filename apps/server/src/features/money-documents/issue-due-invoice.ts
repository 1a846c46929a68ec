import { standingOf } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { readBilledApplication } from './billed-application.ts'
import { draftTaxInvoice } from './draft-tax-invoice.ts'
import { type Issuer, issueDocuments } from './issue-documents.ts'
import { listIssuedDocuments } from './issued-documents.ts'

/** Issues the invoice if the application is completed now. Call it under the application's lock. */
export async function issueDueInvoice(
  tx: Db,
  issuer: Issuer,
  owned: { applicationId: string; customerId: string },
): Promise<void> {
  const application = await getApplicationRecord(tx, owned)
  if (standingOf(application).clientStatus !== 'completed') return
  const billed = await readBilledApplication(tx, application, issuer.secrets.personalData)
  const invoice = draftTaxInvoice(billed, await listIssuedDocuments(tx, application.id))
  if (invoice) await issueDocuments(tx, issuer, [invoice])
}
