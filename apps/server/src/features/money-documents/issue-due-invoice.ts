import type { Db } from '../../platform/db.ts'
import { isCompleted, type Owned } from './is-completed.ts'
import type { Issuer } from './issue-document.ts'
import { issueTaxInvoice } from './issue-tax-invoice.ts'

/** The invoice of an application that what was just recorded has completed; under the application's lock. */
export async function issueDueInvoice(tx: Db, issuer: Issuer, owned: Owned): Promise<void> {
  if (await isCompleted(tx, owned)) await issueTaxInvoice(tx, issuer, owned)
}
