import type { CancellationToCheck } from '@sanad/contracts/staff'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { EInvoiceRefusal } from '../../../platform/tables/money-document-tables.ts'

const LIMIT = 100
/** A minute's trouble of the portal is nothing for staff; the window is a day. */
const LATE = sql`interval '1 hour'`
/** So long a refusal is shown: by then there is a credit note, or nothing to do. */
const RECENT = sql`interval '30 days'`

/** Cancellations that wait or were refused, and cancelled invoices without a new one; oldest first. */
export async function listCancellationsToCheck(
  db: Db,
  application: RawBuilder<unknown>,
): Promise<CancellationToCheck[]> {
  const { rows } = await sql<Row>`
    select d.id, d.number, ${application}, c.refusals, c.failure, coalesce(c.cancelled_at, c.recorded_at) as since,
      case when c.cancelled_at is not null then 'invoice_due' when c.refused_at is not null then 'refused' else 'waiting' end as state
    from e_invoice_cancellations c join money_documents d on d.id = c.document_id join applications a on a.id = d.application_id
    where case
      when c.cancelled_at is not null then not exists (select from money_documents n where n.replaces = d.id)
        and d.total_rupees > (select coalesce(sum(m.total_rupees), 0) from money_documents m
                               where m.application_id = d.application_id and m.kind = 'refund_voucher' and m.issued_at > d.issued_at)
      when c.refused_at is not null then c.refused_at > now() - ${RECENT} and not exists (
        select from e_invoice_cancellations l where l.document_id = c.document_id and l.recorded_at > c.recorded_at)
      else c.recorded_at < now() - ${LATE} end
    order by since limit ${LIMIT}
  `.execute(db)
  return rows.map(({ id, number, application: of, state, refusals, failure, since }) => ({
    ...{ id, number, application: of, state, failure, since: since.toISOString() },
    refusals: refusals === null ? null : [...refusals],
  }))
}

interface Row extends Pick<CancellationToCheck, 'id' | 'number' | 'application' | 'failure' | 'state'> {
  readonly refusals: readonly EInvoiceRefusal[] | null
  readonly since: Date
}
