import { applicationProgress } from '@sanad/domain'
import type { Db } from '../../platform/db.ts'
import { getApplicationRecord } from '../applications/application-record.ts'
import type { Issuer } from './issue-document.ts'
import { issueTaxInvoice } from './issue-tax-invoice.ts'

/** The invoice of an application that what was just recorded has completed; under the application's lock. */
export async function issueDueInvoice(
  tx: Db,
  issuer: Issuer,
  owned: { applicationId: string; customerId: string },
): Promise<void> {
  const { definition, facts } = await getApplicationRecord(tx, owned)
  if (applicationProgress(definition, facts).clientStatus !== 'completed') return
  await issueTaxInvoice(tx, issuer, owned)
}
