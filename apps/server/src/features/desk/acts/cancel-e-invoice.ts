import type { CancelReason } from '@sanad/domain'
import { AppError, orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { enqueueCancellation } from '../../money-documents/e-invoices/cancel-e-invoice-job.ts'
import { hasOpenRefund } from '../../payments/records/refund-queries.ts'
import { isCancellable } from './is-cancellable.ts'
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
 * Has the registration of an invoice cancelled: within 24 hours of it, while no credit note refers to it and no refund is on
 * its way. What is
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
    // Its credit note would refer to a cancelled invoice.
    if (await hasOpenRefund(tx, applicationId)) throw new AppError('refund_under_way')
    const { id } = await tx
      .insertInto('e_invoice_cancellations')
      .values({ ...act, staff_id: staffId, request_id: requestId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueueCancellation(tx, id)
    await recordStaffAudit(tx, application, 'cancel_e_invoice', { number, reason })
  })
}
