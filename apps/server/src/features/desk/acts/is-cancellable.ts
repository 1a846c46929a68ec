import { cancelUntil } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'
import { cancelledAt } from '../../money-documents/e-invoices/registration-of.ts'

interface Registered {
  readonly documentId: string
  readonly applicationId: string
}

/** Whether the registration of an invoice can be cancelled: in its time, not asked for yet, and no credit note issued. */
export async function isCancellable(db: Db, { documentId, applicationId }: Registered): Promise<boolean> {
  const registered = await db
    .selectFrom('e_invoices as e')
    .innerJoin('money_documents as d', 'd.id', 'e.document_id')
    .select(['e.acknowledged_at as at', 'd.kind'])
    .where('e.document_id', '=', documentId)
    .where(cancelledAt, 'is', null)
    .executeTakeFirst()
  if (registered?.kind !== 'tax_invoice' || !registered.at) return false
  if (await isCancellationWaiting(db, applicationId)) return false
  const note = await db
    .selectFrom('money_documents')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'credit_note')
    .executeTakeFirst()
  return !note && (await readNow(db)) < cancelUntil(registered.at.toISOString())
}

/** Whether the portal was asked to cancel an invoice of the application and has not answered. */
export async function isCancellationWaiting(db: Db, applicationId: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('e_invoice_cancellations as c')
    .innerJoin('money_documents as d', 'd.id', 'c.document_id')
    .select('c.id')
    .where('d.application_id', '=', applicationId)
    .where('c.refused_at', 'is', null)
    .where('c.cancelled_at', 'is', null)
    .executeTakeFirst()
  return waiting !== undefined
}
