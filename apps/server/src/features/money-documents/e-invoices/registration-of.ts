import type { Instant } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** What a document bears of its registration. */
export interface PrintedRegistration {
  readonly irn: string
  readonly acknowledgementNumber: string
  readonly acknowledgedAt: Instant
  readonly signedQr: string
}

/** Null: it needs none; `waiting`: it is promised and not done yet. */
export async function findRegistration(
  db: Db,
  documentId: string,
): Promise<PrintedRegistration | 'waiting' | null> {
  const row = await db
    .selectFrom('e_invoices')
    .select(['irn', 'acknowledgement_number', 'acknowledged_at', 'signed_qr'])
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  if (!row) return null
  const { irn, acknowledgement_number, acknowledged_at, signed_qr } = row
  if (!irn || !acknowledgement_number || !acknowledged_at || !signed_qr) return 'waiting'
  return {
    irn,
    acknowledgementNumber: acknowledgement_number,
    acknowledgedAt: acknowledged_at.toISOString(),
    signedQr: signed_qr,
  }
}

/** The state of the registration of the document `d`, as customers are told; null where it needs none. */
export const eInvoiceState = sql<'registering' | 'registered' | null>`
  (select case when e.registered_at is null then 'registering' else 'registered' end
     from e_invoices e where e.document_id = d.id)`
