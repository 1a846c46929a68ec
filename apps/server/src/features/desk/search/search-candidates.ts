import { type RawBuilder, sql } from 'kysely'
import { beginsWith } from '../../../platform/begins-with.ts'
import { trackingPrefixOf } from '../../case/tracking-prefix.ts'
import type { SearchTerm } from './read-search-term.ts'

/** Of each kind. */
export const SHOWN = 8
/** Candidates of one way, before the newest are chosen: a frequent beginning must not read every name. */
export const CANDIDATES = 200

/** By mobile number, e-mail address or name; the newest of the candidates. */
export function people({ mobileEnd, email, isName, text }: SearchTerm): RawBuilder<unknown> {
  const ways = [
    ...(mobileEnd
      ? [
          sql`select c.id, c.created_at from customers c
              where ${beginsWith(sql`reverse(c.mobile)`, sql`reverse(${mobileEnd})`)} and c.erased_at is null limit ${CANDIDATES}`,
        ]
      : []),
    ...(email
      ? [
          sql`select c.id, c.created_at from customers c
              where lower(c.email) = ${email} and c.erased_at is null limit ${CANDIDATES}`,
        ]
      : []),
    ...(isName
      ? [
          sql`select c.id, c.created_at from (${named('c', text)}) w join customers c on c.id = w.id
              where c.erased_at is null`,
        ]
      : []),
  ]
  if (ways.length === 0) return sql`select null::uuid as id, null::timestamptz as created_at where false`
  const all = sql.join(
    ways.map((way) => sql`(${way})`),
    sql` union `,
  )
  return sql`select id from (${all}) candidates order by created_at desc limit ${SHOWN}`
}

/** Names that begin with the rarest word typed and are looked at for the others. */
const LOOKED_AT = 2000

/** Ids whose name has a word that begins with each of those typed: by the rarest, then checked for the others. */
export function named(kind: 'c' | 'f', text: string): RawBuilder<unknown> {
  // In the order of the index, so that it is read as far as the limit and no further.
  const begins = (word: RawBuilder<unknown>) => sql`
    select id from search_words s
    where s.kind = ${kind} and s.word >= ${word} collate "C" and s.word < ${word} || 'zzzz' collate "C"
    order by s.word limit ${LOOKED_AT}`
  return sql`
    select distinct found.id
    from (select typed.word from unnest(fold_words(${text})) typed (word)
          -- One letter that folding leaves begins the names of strangers: zzzz is j.
          where length(typed.word) > 1
          order by (select count(*) from (${begins(sql`typed.word`)}) few), length(typed.word) desc, typed.word
          limit 1) rarest
    cross join lateral (
      select s.id from (${begins(sql`rarest.word`)}) s
      where not exists (
        select from unnest(fold_words(${text})) other
        where other <> rarest.word and not exists (
          select from search_words o where o.id = s.id and o.kind = ${kind} and starts_with(o.word, other)))
      limit ${CANDIDATES}) found`
}

export function applicationsByCode(code: string | null): RawBuilder<unknown> {
  const prefix = trackingPrefixOf(code ?? '')
  // Everything begins with nothing.
  if (code === null || prefix === '') return sql`select null::uuid as id where false`
  return sql`
    (select id from applications where ${beginsWith(sql`track_id`, sql`${prefix}::text`)} limit ${CANDIDATES})
    union (select id from applications
      where ${beginsWith(sql`reverse(track_id)`, sql`reverse(${code})`)} limit ${CANDIDATES})`
}
