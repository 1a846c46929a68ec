import type { Instant } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** What a document bears of its registration. */
export interface PrintedRegistration {
  readonly irn: string
  readonly acknowledgementNumber: string
  readonly acknowledgedAt: Instant
  readonly signedQr: string
  /** Null: it stands. */
  readonly cancelledAt: Instant | null
}

/** Null: it needs none; `waiting`: it is promised and not done yet; `void`: it was refused, and another took its place. */
export async function findRegistration(
  db: Db,
  documentId: string,
): Promise<PrintedRegistration | 'waiting' | 'void' | null> {
  const row = await db
    .selectFrom('e_invoices as e')
    .leftJoin('e_invoice_cancellations as c', (join) =>
      join.onRef('c.document_id', '=', 'e.document_id').on('c.cancelled_at', 'is not', null),
    )
    .select(['e.irn', 'e.acknowledgement_number', 'e.acknowledged_at', 'e.signed_qr', 'c.cancelled_at'])
    .where('e.document_id', '=', documentId)
    .executeTakeFirst()
  if (!row) return null
  const { irn, acknowledgement_number, acknowledged_at, signed_qr, cancelled_at } = row
  if (!irn || !acknowledgement_number || !acknowledged_at || !signed_qr)
    return cancelled_at ? 'void' : 'waiting'
  return {
    irn,
    acknowledgementNumber: acknowledgement_number,
    acknowledgedAt: acknowledged_at.toISOString(),
    signedQr: signed_qr,
    cancelledAt: cancelled_at?.toISOString() ?? null,
  }
}

/** The state of the registration of the document `d`, as customers are told; null where it needs none. */
export const eInvoiceState = sql<'registering' | 'registered' | null>`
  (select case when e.registered_at is null then 'registering' else 'registered' end
     from e_invoices e where e.document_id = d.id)`

/** When the registration of the document `d` was cancelled, by the portal's clock; null for one that stands. */
export const cancelledAt = sql<string | null>`
  (select c.cancelled_at from e_invoice_cancellations c where c.document_id = d.id and c.cancelled_at is not null)`
