import { type Standing, standingOf } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { readBilledApplication } from './billed-application.ts'
import { draftTaxInvoice } from './draft-tax-invoice.ts'
import { type Issuer, issueDocuments } from './issue-documents.ts'
import { listIssuedDocuments } from './issued-documents.ts'

const isOver = new Set<Standing['clientStatus']>(['completed', 'refund_completed'])

/**
 * Issues the invoice if the application is over now: of all of it when it is completed, of what is kept when a refund has
 * ended it (section 31(6) of the CGST Act). Call it under the application's lock.
 */
export async function issueDueInvoice(
  tx: Db,
  issuer: Issuer,
  owned: { applicationId: string; customerId: string },
): Promise<void> {
  const application = await getApplicationRecord(tx, owned)
  if (!isOver.has(standingOf(application).clientStatus)) return
  const billed = await readBilledApplication(tx, application, issuer.secrets.personalData)
  const invoice = draftTaxInvoice(billed, await listIssuedDocuments(tx, application.id))
  if (invoice) await issueDocuments(tx, issuer, [invoice])
}
