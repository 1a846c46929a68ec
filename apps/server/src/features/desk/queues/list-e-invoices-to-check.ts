import type { EInvoiceToCheck } from '@sanad/contracts/staff'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { EInvoiceRefusal } from '../../../platform/tables/money-document-tables.ts'
import { cancelledAt } from '../../money-documents/e-invoices/registration-of.ts'

const LIMIT = 100
/** An outage of the portal is nothing that staff can mend; after a day it concerns the return. */
const LATE = sql`interval '1 day'`

/** Dead letters of the registration, and what has waited for a day; oldest first. */
export async function listEInvoicesToCheck(
  db: Db,
  application: RawBuilder<unknown>,
): Promise<EInvoiceToCheck[]> {
  const { rows } = await sql<Row>`
    select d.id, d.number, ${application}, e.refusals, e.failure, e.promised_at
    from e_invoices e join money_documents d on d.id = e.document_id join applications a on a.id = d.application_id
    where e.registered_at is null and ${cancelledAt} is null and (e.refused_at is not null or e.promised_at < now() - ${LATE})
    order by e.promised_at limit ${LIMIT}
  `.execute(db)
  return rows.map(({ id, number, application: of, refusals, failure, promised_at }) => ({
    id,
    number,
    application: of,
    refusals: refusals === null ? null : [...refusals],
    failure,
    since: promised_at.toISOString(),
  }))
}

interface Row extends Pick<EInvoiceToCheck, 'id' | 'number' | 'application' | 'failure'> {
  readonly refusals: readonly EInvoiceRefusal[] | null
  readonly promised_at: Date
}
