import type { MoneyDocumentKind, SuccessOf } from '@sanad/contracts'
import type { listDeskMoneyDocuments as endpoint } from '@sanad/contracts/staff'
import { addDays, instantInIndia, type LocalText, textIn } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import { beginsWith } from '../../../platform/begins-with.ts'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { microsOf, momentOf, readPageCursor, writePageCursor } from '../../../platform/page-cursor.ts'
import { isOwnApplication } from '../../case/own-teams.ts'
import { cancelledAt, eInvoiceState } from '../../money-documents/e-invoices/registration-of.ts'
import {
  datedAt,
  type MoneyDocumentRow,
  replacedBy,
  toMoneyDocumentRecord,
} from '../../money-documents/money-document-view.ts'
import { readSearchTerm } from '../search/read-search-term.ts'
import { applicationsByCode, CANDIDATES, people } from '../search/search-candidates.ts'

type Page = Omit<SuccessOf<typeof endpoint>, 'success'>

export interface WantedDocuments {
  readonly q?: string | undefined
  readonly kind?: MoneyDocumentKind | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly limit: number
  readonly cursor?: string | undefined
  /** The member whose teams' work alone is listed; undefined for all. */
  readonly narrowedTo?: string | undefined
}

interface Row extends MoneyDocumentRow {
  readonly application_id: string
  readonly track_id: string
  readonly service: LocalText
  readonly customer_id: string
  readonly customer: string
  readonly micros: string
}

/** Vouchers, invoices and credit notes, newest first. */
export async function listDeskMoneyDocuments(
  db: Db,
  wanted: WantedDocuments,
  language: Language,
): Promise<Page> {
  const { rows } = await documentsStatement(wanted).execute(db)
  const last = rows.length === wanted.limit ? rows.at(-1) : undefined
  return {
    data: rows.map(({ application_id, track_id, service, customer_id, customer, ...row }) => ({
      ...toMoneyDocumentRecord(row),
      application: { id: application_id, track_id, service: textIn(service, language) },
      customer: { id: customer_id, name: customer },
    })),
    next_cursor: last ? writePageCursor(last) : null,
  }
}

export function documentsStatement({
  q = '',
  kind,
  from,
  to,
  limit,
  cursor,
  narrowedTo,
}: WantedDocuments): RawBuilder<Row> {
  const after = cursor === undefined ? undefined : readPageCursor(cursor)
  const conditions = [
    ...(kind ? [sql`d.kind = ${kind}`] : []),
    ...(from ? [sql`d.issued_at >= ${instantInIndia(from, 0)}::timestamptz`] : []),
    ...(to ? [sql`d.issued_at < ${instantInIndia(addDays(to, 1), 0)}::timestamptz`] : []),
    ...(narrowedTo === undefined
      ? []
      : [isOwnApplication({ id: sql`a.id`, slug: sql`a.service_slug` }, narrowedTo)]),
    ...(after ? [sql`(d.issued_at, d.id) < (${momentOf(after)}, ${after.id}::uuid)`] : []),
  ]
  return sql<Row>`
    select d.id, d.kind, d.number, to_json(${datedAt}) as "issuedAt", d.total_rupees as "totalRupees",
      ${eInvoiceState} as "eInvoice", to_json(${cancelledAt}) as "cancelledAt", ${replacedBy} as "replacedBy", a.id as application_id, a.track_id,
      v.definition -> 'title' as service, c.id as customer_id, c.name_of_person as customer,
      ${microsOf('d.issued_at')} as micros
    from ${q === '' ? sql`money_documents` : foundDocuments(q)} d
    join applications a on a.id = d.application_id
    join customers c on c.id = d.customer_id
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    order by d.issued_at desc, d.id desc limit ${limit}`
}

/** Lateral: each row by its key, however many the planner expects. */
const foundDocuments = (q: string) => sql`
  (select one.* from (${found(q)}) f cross join lateral (select * from money_documents where id = f.id limit 1) one)`

/** Candidates of each way, by an index of its own. */
function found(q: string): RawBuilder<unknown> {
  const term = readSearchTerm(q)
  const { code } = term
  const byNumber =
    code === null
      ? sql`select null::uuid as id where false`
      : sql`select id from money_documents where ${beginsWith(sql`number`, sql`${code}::text`)}
            order by number limit ${CANDIDATES}`
  return sql`
    (${byNumber})
    union (select m.id from (${applicationsByCode(code)}) x
           cross join lateral (select id from money_documents where application_id = x.id
                               order by issued_at desc limit ${CANDIDATES}) m)
    union (select m.id from (${people(term)}) p
           cross join lateral (select id from money_documents where customer_id = p.id
                               order by issued_at desc limit ${CANDIDATES}) m)`
}
