import { type CancelReason, cancelUntil } from '@sanad/domain'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { enqueueCancellation } from '../../money-documents/e-invoices/cancel-e-invoice-job.ts'
import { listIssuedDocuments } from '../../money-documents/issued-documents.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { actNotAllowed, lockForStaff } from './staff-application.ts'

interface Cancellation {
  readonly documentId: string
  readonly staffId: string
  readonly reason: CancelReason
  readonly remark: string
  readonly requestId: string
}

/**
 * Has the registration of an invoice cancelled: within 24 hours of it, and while no credit note refers to it. What is
 * cancelled keeps its number; the new invoice is issued when the buyer is amended. Idempotent by `requestId`.
 */
export async function cancelEInvoice(
  { db }: Pick<Services, 'db'>,
  { documentId, staffId, reason, remark, requestId }: Cancellation,
): Promise<void> {
  const document = await db
    .selectFrom('money_documents')
    .select(['number', 'application_id as applicationId'])
    .where('id', '=', documentId)
    .executeTakeFirst()
  const { number, applicationId } = orThrow(document, 'not_found')
  await db.transaction().execute(async (tx) => {
    const application = await lockForStaff(tx, applicationId)
    const act = { document_id: documentId, reason, remark }
    if (await isRepeated(tx, 'e_invoice_cancellations', requestId, act)) return
    if (!(await isCancellable(tx, { documentId, applicationId }))) throw actNotAllowed([])
    const { id } = await tx
      .insertInto('e_invoice_cancellations')
      .values({ ...act, staff_id: staffId, request_id: requestId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueueCancellation(tx, id)
    await recordStaffAudit(tx, application, 'cancel_e_invoice', { number, reason })
  })
}

async function isCancellable(
  tx: Db,
  { documentId, applicationId }: { documentId: string; applicationId: string },
): Promise<boolean> {
  const registered = await tx
    .selectFrom('e_invoices as e')
    .innerJoin('money_documents as d', 'd.id', 'e.document_id')
    .select(['e.acknowledged_at as at', 'd.kind'])
    .where('e.document_id', '=', documentId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('e_invoice_cancellations as c')
            .select('c.id')
            .whereRef('c.document_id', '=', 'e.document_id')
            .where('c.refused_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst()
  if (registered?.kind !== 'tax_invoice' || !registered.at) return false
  const others = await listIssuedDocuments(tx, applicationId)
  const isCredited = others.some(({ kind }) => kind === 'credit_note')
  return !isCredited && (await readNow(tx)) < cancelUntil(registered.at.toISOString())
}
