import { orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { enqueueEInvoice } from '../../money-documents/e-invoices/register-e-invoice-job.ts'
import { findRegistration } from '../../money-documents/e-invoices/registration-of.ts'
import { isRepeated } from './is-repeated.ts'
import { recordStaffAudit } from './record-staff-audit.ts'
import { actNotAllowed } from './staff-application.ts'

interface Retry {
  readonly documentId: string
  readonly staffId: string
  /** Stands in for a PIN code that the buyer's address lacks; the document stays as it was issued. */
  readonly buyerPin: number | null
  readonly comment: string
  readonly requestId: string
}

/** Has a document registered once more, at once: its cause was put right. Idempotent by `requestId`. */
export async function retryEInvoice(
  { db }: Pick<Services, 'db'>,
  { documentId, staffId, buyerPin, comment, requestId }: Retry,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('e_invoices')
      .select(['registered_at', 'buyer_pin'])
      .where('document_id', '=', documentId)
      .forUpdate()
      .executeTakeFirst()
    const open = orThrow(found, 'not_found')
    const act = { document_id: documentId, comment, buyer_pin: buyerPin }
    if (await isRepeated(tx, 'e_invoice_acts', requestId, act)) return
    if (open.registered_at || (await findRegistration(tx, documentId)) === 'void') throw actNotAllowed([])
    await tx
      .insertInto('e_invoice_acts')
      .values({ ...act, staff_id: staffId, request_id: requestId })
      .execute()
    await tx
      .updateTable('e_invoices')
      .set({ refusals: null, refused_at: null, buyer_pin: buyerPin ?? open.buyer_pin })
      .where('document_id', '=', documentId)
      .execute()
    await enqueueEInvoice(tx, documentId)
    const { number, ...application } = await tx
      .selectFrom('money_documents as d')
      .innerJoin('applications as a', 'a.id', 'd.application_id')
      .select(['d.number', 'a.id', 'a.customer_id as customerId', 'a.track_id as trackId'])
      .where('d.id', '=', documentId)
      .executeTakeFirstOrThrow()
    await recordStaffAudit(tx, application, 'retry_e_invoice', { number })
  })
}
