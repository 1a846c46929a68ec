import { findNameMark, type NameMark } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import { toInstant } from '../../platform/postgres-time.ts'

interface NamesakeRow {
  readonly id: string
  readonly city: string | null
  readonly pan: string | null
  readonly gstin: string | null
  readonly added_at: string
}

/** A row that has `namesakes`, of `businesses b`. */
export interface Named {
  readonly namesakes: readonly NamesakeRow[] | null
}

/** Enough to tell from one another; of more, the time says which. */
const MOST = 20

/** What names of one business have in common: case and spacing tell none apart. */
export const nameKey = (name: RawBuilder<unknown>) =>
  sql`lower(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'))`

const nameOf = (alias: string) => nameKey(sql.ref(`${alias}.name_of_firm`))

/** The newest application that says it, of `businesses n`. */
const newest = (value: ReturnType<typeof sql>) => sql`(
  select ${value} from applications a where a.business_id = n.id and a.deleted_at is null and ${value} is not null
  order by a.created_at desc limit 1)`

const city = sql`coalesce(a.fields ->> 'office_city', a.fields ->> 'city', a.fields ->> 'plant_city')`
const pan = sql`a.fields -> 'company_pan_number' ->> 'mask'`
const gstin = sql`coalesce(a.fields ->> 'GSTIN_number', a.fields ->> 'gst_number')`

/**
 * The businesses of one name in any case and spacing, `businesses b` among them; null where it is the only one. Which
 * names occur twice does not depend on the row: a hashed subplan, read once for a whole list.
 */
export const namesakesOf = (customerId: string) => sql<NamesakeRow[] | null>`case when ${nameOf('b')} in (
    select ${nameOf('n')} from businesses n where n.customer_id = ${customerId}::uuid group by 1 having count(*) > 1) then (
    select json_agg(json_build_object('id', n.id, 'added_at', n.created_at, 'city', ${newest(city)},
      'pan', ${newest(pan)}, 'gstin', coalesce(n.buyer ->> 'gstin', ${newest(gstin)})))
    from (select b.id, b.created_at, b.buyer
          union all (select n.id, n.created_at, n.buyer from businesses n
                     where n.customer_id = ${customerId}::uuid and ${nameOf('n')} = ${nameOf('b')} and n.id <> b.id
                     order by n.created_at limit ${MOST})) n) end`

/** Spread into an answer that names the business: nothing where its name says which. */
export function nameMarkOf(businessId: string | null, { namesakes }: Named): { name_mark?: NameMark } {
  if (!businessId || !namesakes) return {}
  const known = namesakes.map(({ added_at, ...namesake }) => ({ ...namesake, addedAt: toInstant(added_at) }))
  const mark = findNameMark(businessId, known)
  return mark ? { name_mark: mark } : {}
}
