import { isEInvoice, type MoneyDocument } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import type { PortalConfig } from '../../../platform/portal-config.ts'
import { enqueueEInvoice } from './register-e-invoice-job.ts'

/**
 * Promises the registration of a document that needs one, in the transaction that issues it (transactional outbox): no
 * payment waits for the portal.
 */
export async function promiseEInvoice(
  tx: Db,
  { eInvoice }: Pick<PortalConfig, 'eInvoice'>,
  { id, document }: { id: string; document: MoneyDocument },
): Promise<void> {
  if (eInvoice === null || !isEInvoice(document, await findInvoiceOf(tx, document))) return
  await tx.insertInto('e_invoices').values({ document_id: id }).execute()
  await enqueueEInvoice(tx, id)
}

async function findInvoiceOf(
  tx: Db,
  { references, kind }: MoneyDocument,
): Promise<MoneyDocument | undefined> {
  const reference = references.find((candidate) => candidate.kind === 'tax_invoice')
  if (kind !== 'credit_note' || !reference) return undefined
  const invoice = await tx
    .selectFrom('money_documents')
    .select('snapshot')
    .where('number', '=', reference.number)
    .executeTakeFirst()
  return invoice?.snapshot
}
