import { sql, type UpdateObject } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { RegistryFailure } from '../../../platform/e-invoices/invoice-registry.ts'
import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { cancelEInvoiceJob } from './cancel-e-invoice-job.ts'

type Needs = Pick<Services, 'db' | 'invoiceRegistry'> & {
  /** In the transaction that records it. */
  readonly onCancelled: (tx: Db, documentId: string) => Promise<void>
}

export function handleCancelEInvoice(services: Needs): JobHandler {
  return handleJob(cancelEInvoiceJob, ({ cancellationId }) => cancelEInvoice(services, cancellationId))
}

/**
 * Cancels a registration at the portal; idempotent, as one that is cancelled already is a success. A failure that may pass
 * is thrown, so that the job is retried with backoff; a refusal is kept for staff.
 */
export async function cancelEInvoice(
  { db, invoiceRegistry, onCancelled }: Needs,
  cancellationId: string,
): Promise<void> {
  const open = await findOpen(db, cancellationId)
  if (!open) return
  try {
    if (!invoiceRegistry) throw new RegistryFailure('unavailable', 'no_portal')
    const cancelledAt = await invoiceRegistry.cancel(open)
    await db.transaction().execute(async (tx) => {
      const values = { cancelled_at: cancelledAt ?? sql<string>`now()`, failure: null }
      if (await update(tx, cancellationId, values)) await onCancelled(tx, open.documentId)
    })
  } catch (error) {
    if (!(error instanceof RegistryFailure)) throw error
    const { kind, reason, refusals } = error
    const refused = { refusals: JSON.stringify(refusals), refused_at: sql<Date>`now()` }
    await update(db, cancellationId, { failure: reason, ...(kind === 'refused' && refused) })
    if (kind === 'unavailable') throw error
  }
}

async function findOpen(db: Db, cancellationId: string) {
  const row = await db
    .selectFrom('e_invoice_cancellations as c')
    .innerJoin('e_invoices as e', 'e.document_id', 'c.document_id')
    .select(['c.reason', 'c.remark', 'c.document_id as documentId', 'e.irn'])
    .where('c.id', '=', cancellationId)
    .where('c.refused_at', 'is', null)
    .where('c.cancelled_at', 'is', null)
    .executeTakeFirst()
  return row?.irn ? { ...row, irn: row.irn } : undefined
}

/** Answers whether it was still open. */
async function update(
  db: Db,
  cancellationId: string,
  values: UpdateObject<Tables, 'e_invoice_cancellations'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('e_invoice_cancellations')
    .set(values)
    .where('id', '=', cancellationId)
    .where('refused_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
