import type { AuditEntry, AuditFilter } from '@sanad/contracts/staff'
import {
  type AuditKind,
  addDays,
  instantInIndia,
  type LocalText,
  parseTrackingId,
  textIn,
} from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'

/** Entries that one page looks at, whatever the filter: those that fit may be rare. */
const LOOKED_AT = 5000

export interface AuditPage {
  readonly entries: AuditEntry[]
  /** Where the next page begins; null at the end of the log. */
  readonly before: string | null
}

interface Position {
  /** Only entries with a lower id. */
  readonly before?: string | undefined
  readonly limit: number
  /** Of the names in the details; without it there are none. */
  readonly language?: Language | undefined
}

interface Row {
  readonly id: string | null
  readonly recorded_at: Date
  readonly kind: AuditKind
  readonly staff_id: string | null
  readonly staff_name: string | null
  readonly customer_id: string | null
  readonly name_of_person: string | null
  readonly mobile_end: string | null
  readonly entity_type: string
  readonly entity_id: string | null
  readonly entity_name: string | null
  readonly action: string
  readonly description: string
  readonly metadata: Record<string, unknown>
  readonly names: Readonly<Record<string, LocalText>>
  readonly looked_at: number
  readonly lowest: string | null
}

/** As the index audit_entries_kind has it. */
const kindOf = sql<AuditKind>`coalesce(e.kind, case
  when e.description = 'reveal_identifier' then 'reveal'
  when e.description in ('Made a panel code', 'Entered the customer''s portal') then 'acting'
  when e.entity_type in ('staff_member', 'team') then 'people'
  when e.staff_id is null then 'portal'
  else 'act' end)`

/**
 * The log, newest first. The condition with the fewest entries is looked up by its index, a bounded number of them is
 * read in the order of their ids, the other conditions are checked on those.
 */
export async function readAuditPage(
  db: Db,
  filter: AuditFilter,
  { before, limit, language }: Position,
): Promise<AuditPage> {
  const [indexed, ...rest] = conditionsOf(filter)
  const bound = rest.length === 0 ? limit + 1 : LOOKED_AT
  const { rows } = await sql<Row>`
    with looked as materialized (
      select e.* from audit_entries e
      where ${indexed ?? sql`true`} and ${timeOf(filter)}
        and ${before === undefined ? sql`true` : sql`e.id < ${before}::bigint`}
      order by e.id desc limit ${bound})
    select e.id, e.recorded_at, e.kind, e.staff_id, e.staff_name, e.customer_id, e.name_of_person, e.mobile_end,
      e.entity_type, e.entity_id, e.entity_name, e.action, e.description, e.metadata, e.names, seen.looked_at,
      seen.lowest
    from (select count(*)::int as looked_at, min(id) as lowest from looked) seen
    left join lateral (
      select e.id, e.recorded_at, ${kindOf} as kind, e.staff_id, m.name as staff_name, e.customer_id, c.name_of_person,
        right(c.mobile, 4) as mobile_end, e.entity_type, e.entity_id,
        whom.name as entity_name, e.action, e.description, e.metadata,
        ${language ? namedDetails : sql`'{}'::jsonb`} as names
      from looked e left join staff_members m on m.id = e.staff_id
      left join staff_members whom on e.entity_type = 'staff_member' and whom.id::text = e.entity_id
      left join customers c on c.id = e.customer_id and c.erased_at is null
      where ${sql.join(rest.length > 0 ? rest : [sql`true`], sql` and `)}
      order by e.id desc limit ${limit + 1}) e on true
    order by e.id desc`.execute(db)
  const found = rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]))
  const page = found.slice(0, limit)
  const isEnd = (rows[0]?.looked_at ?? 0) < bound
  const next = found.length > limit ? page.at(-1)?.id : isEnd ? null : rows[0]?.lowest
  return { entries: page.map((row) => toEntry(row, language)), before: next ?? null }
}

/** By its path in the definition that the application began with, where `detail` of entry `e` is the id of such a part. */
const part = (path: string, detail: string) => sql`
  jsonb_path_query_first(v.definition, ${sql.lit(path)}, jsonb_build_object('id', e.metadata -> ${sql.lit(detail)}))`
const asked = (detail: string) => sql`(
  select jsonb_strip_nulls(jsonb_build_object('en', q.title, 'hi', q.title_hi)) from extra_item_requests q
  where q.application_id = a.id and q.item_id = e.metadata ->> ${sql.lit(detail)} limit 1)`
const documentLabel = part('$.documents[*] ? (@.id == $id).label', 'document_id')
const itemTitle = (detail: string) => part('$.extraInfo[*] ? (@.id == $id).title', detail)

/** Names of what entry `e` says by id, by the names of those details. */
const namedDetails = sql`coalesce((
  select jsonb_strip_nulls(jsonb_build_object(
    'document_id', coalesce(${documentLabel}, ${asked('document_id')}),
    'stage_id', ${part('$.timeline[*] ? (@.id == $id).title', 'stage_id')},
    'field_id', coalesce(${part('$.fields[*] ? (@.id == $id).label', 'field_id')}, ${itemTitle('field_id')}),
    'item_id', coalesce(${asked('item_id')}, ${itemTitle('item_id')})))
  from applications a join service_versions v on v.slug = a.service_slug and v.version = a.service_version
  where a.id = case when e.entity_type = 'application' then e.entity_id::uuid end), '{}')`

/** The most selective first. */
function conditionsOf({ about, person, kind }: AuditFilter): RawBuilder<boolean>[] {
  return [
    ...(about ? [isAbout(about)] : []),
    ...(person ? [sql<boolean>`e.staff_id = ${person}::uuid`] : []),
    ...(kind ? [sql<boolean>`${kindOf} = ${kind}`] : []),
  ]
}

function isAbout(about: string): RawBuilder<boolean> {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(about)) {
    return sql<boolean>`e.customer_id = ${about}::uuid`
  }
  const mobile = /^[+\d][\d\s-]*$/.test(about) ? about.replace(/\D/g, '').slice(-10) : undefined
  if (mobile?.length === 10) {
    return sql<boolean>`e.customer_id = (select id from customers where mobile = ${mobile})`
  }
  return sql<boolean>`e.entity_type = 'application' and e.entity_id = (
    select id::text from applications where track_id = ${parseTrackingId(about) ?? about})`
}

/**
 * Days of India as limits of the id, which the log is read by. An entry has the time at which its transaction began and
 * the id of its insert, so the two orders differ by no more than a transaction lasts; an hour is far more.
 */
function timeOf({ from, to }: AuditFilter): RawBuilder<boolean> {
  const since = from && instantInIndia(from, 0)
  const until = to && instantInIndia(addDays(to, 1), 0)
  return sql<boolean>`${since ? sql`e.recorded_at >= ${since} and e.id >= ${firstIdAt(sql`${since}::timestamptz - interval '1 hour'`)}` : sql`true`}
    and ${until ? sql`e.recorded_at < ${until} and e.id <= ${firstIdAt(sql`${until}::timestamptz + interval '1 hour'`)}` : sql`true`}`
}

/** The id of the first entry from then on; above every id where there is none yet. */
const firstIdAt = (moment: RawBuilder<unknown>) => sql`coalesce((
  select t.id from audit_entries t where t.recorded_at >= ${moment} order by t.recorded_at, t.id limit 1),
  9223372036854775807)`

function toEntry(row: Row & { readonly id: string }, language: Language | undefined): AuditEntry {
  const { reason, track_id, ...details } = row.metadata
  return {
    id: row.id,
    at: row.recorded_at.toISOString(),
    kind: row.kind,
    staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
    customer:
      row.customer_id === null || row.name_of_person === null
        ? null
        : { id: row.customer_id, name_of_person: row.name_of_person, mobile_end: row.mobile_end ?? '' },
    entity_type: row.entity_type,
    entity_id: row.entity_id,
    entity_name: row.entity_name,
    track_id: typeof track_id === 'string' ? track_id : null,
    act: row.description || row.action,
    reason: typeof reason === 'string' && reason !== '' ? reason : null,
    details,
    ...(language && {
      names: Object.fromEntries(
        Object.entries(row.names).map(([key, name]) => [key, textIn(name, language)]),
      ),
    }),
  }
}
