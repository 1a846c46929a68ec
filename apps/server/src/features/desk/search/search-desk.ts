import type { SearchHit, SearchWay } from '@sanad/contracts/staff'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { versionRef } from '../../case/definitions.ts'
import { isOwnApplication } from '../../case/own-teams.ts'
import { type FoundRow, nameServices } from './name-services.ts'
import { readSearchTerm, type SearchTerm } from './read-search-term.ts'
import { applicationsByCode, named, people, SHOWN } from './search-candidates.ts'

interface Asked {
  readonly q: string
  readonly language: Language
  /** A member of staff who sees the work of their own teams alone. */
  readonly narrowedTo: string | undefined
}

/** Everything that the term leads to, in one statement whose every part is bounded and has an index. */
export async function searchDesk(
  db: Db,
  { q, language, narrowedTo }: Asked,
): Promise<{ hits: SearchHit[]; tried: SearchWay[] }> {
  const term = readSearchTerm(q)
  const { rows } = await searchStatement(term, narrowedTo).execute(db)
  return { hits: await nameServices(db, rows, language), tried: [...term.tried] }
}

/** `narrowedTo`: a member of staff who sees the work of their own teams alone. */
export function searchStatement(term: SearchTerm, narrowedTo?: string): RawBuilder<FoundRow> {
  const everything = unionOfHits(term)
  if (narrowedTo === undefined) return everything
  const isOwn = isOwnApplication({ id: sql`a.id`, slug: sql`a.service_slug` }, narrowedTo)
  return sql<FoundRow>`
    select hit.* from (${everything}) hit
    where case
      when hit.application_id is not null then exists (
        select from applications a where a.id = hit.application_id and ${isOwn})
      -- Who has applied for nothing yet is everybody's.
      when hit.kind = 'customer' then not exists (select from applications a where a.customer_id = hit.id)
        or exists (select from applications a where a.customer_id = hit.id and ${isOwn})
      else true end`
}

function unionOfHits(term: SearchTerm): RawBuilder<FoundRow> {
  const { text, code, reference } = term
  return sql<FoundRow>`
    with people as materialized (${people(term)}),
    found as materialized (
      ${applicationsByCode(code)}
      union select a.id from people p cross join lateral (
        select id from applications where customer_id = p.id and deleted_at is null
        order by created_at desc limit ${SHOWN}) a
      union ${applicationsByFirm(term)}
    )
    (select 'application' as kind, a.track_id as title, a.id, a.id as application_id,
        concat_ws(' · ', c.name_of_person || ' ··' || right(c.mobile, 4), b.name_of_firm) as detail,
        ${versionRef} as version
      from (select distinct id from found) f join applications a on a.id = f.id
      join customers c on c.id = a.customer_id left join businesses b on b.id = a.business_id
      join service_versions v on v.slug = a.service_slug and v.version = a.service_version
      where a.deleted_at is null order by a.created_at desc limit ${SHOWN})
    union all
    (select 'customer', c.name_of_person, c.id, null::uuid,
        concat_ws(' · ', '··' || right(c.mobile, 4), coalesce(${newestFirm}, ${maskedEmail})), null::json
      from people p join customers c on c.id = p.id order by c.created_at desc limit ${SHOWN})
    union all
    (select 'ticket', t.ticket_no, t.id, t.application_id, t.subject, null::json
      from tickets t where t.ticket_no = ${code} limit ${SHOWN})
    union all
    (select 'order', o.order_id, o.application_id, o.application_id, c.name_of_person, null::json
      from (
        select order_id from payment_orders where order_id = ${text}
        union select order_id from payment_attempts where bank_reference = ${text}
        union select order_id from refunds where bank_reference = ${text}) k
      join payment_orders o using (order_id) join customers c on c.id = o.customer_id
      order by o.created_at desc limit ${SHOWN})
    union all
    (select 'money_document', m.number, m.application_id, m.application_id, c.name_of_person, null::json
      from money_documents m join customers c on c.id = m.customer_id
      where m.number = ${code} limit ${SHOWN})
    union all
    (select 'reference', n.value, n.application_id, n.application_id, concat_ws(' · ', a.track_id, c.name_of_person), null::json
      from stage_answers n join applications a on a.id = n.application_id join customers c on c.id = a.customer_id
      where n.folded = ${reference} and n.released_at is null and a.deleted_at is null
      order by n.id desc limit ${SHOWN})`
}

// Two people may share a name and the end of a number.
const newestFirm = sql`(select name_of_firm from businesses where customer_id = c.id
  order by created_at desc, id desc limit 1)`
const maskedEmail = sql`left(c.email, 1) || '••••' || substring(c.email from '@[^@]*$')`

function applicationsByFirm({ isName, text }: SearchTerm): RawBuilder<unknown> {
  if (!isName) return sql`select null::uuid where false`
  return sql`select a.id from (${named('f', text)}) w cross join lateral (
    select id from applications where business_id = w.id order by created_at desc limit ${SHOWN}) a`
}
