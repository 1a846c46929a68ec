import type { DeskEInvoice } from '@sanad/contracts/staff'
import { cancelUntil } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { EInvoiceRefusal } from '../../../platform/tables/money-document-tables.ts'

/** The registered invoices of an application, in order of issue, with the last attempt to cancel each. */
export async function listDeskEInvoices(db: Db, applicationId: string): Promise<DeskEInvoice[]> {
  const { rows } = await sql<Row>`
    select d.id, d.number, e.acknowledged_at, c.refusals, c.failure, now() as now,
      case when c.cancelled_at is not null then 'cancelled' when c.id is not null and c.refused_at is null then 'cancelling'
           else 'registered' end as state,
      exists (select from money_documents n where n.application_id = d.application_id and n.kind = 'credit_note') as is_credited
    from e_invoices e join money_documents d on d.id = e.document_id
    left join lateral (select * from e_invoice_cancellations l where l.document_id = d.id
                       order by l.recorded_at desc limit 1) c on true
    where d.application_id = ${applicationId} and d.kind = 'tax_invoice' and e.registered_at is not null
    order by d.issued_at
  `.execute(db)
  return rows.map(({ id, number, state, acknowledged_at, refusals, failure, now, is_credited }) => {
    const until = cancelUntil(acknowledged_at.toISOString())
    const mayCancel = state === 'registered' && !is_credited && now.toISOString() < until
    return {
      ...{ id, number, state, failure, cancel_until: mayCancel ? until : null },
      refusals: refusals === null ? null : [...refusals],
    }
  })
}

interface Row extends Pick<DeskEInvoice, 'id' | 'number' | 'state' | 'failure'> {
  readonly acknowledged_at: Date
  readonly refusals: readonly EInvoiceRefusal[] | null
  readonly now: Date
  readonly is_credited: boolean
}
