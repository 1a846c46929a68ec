import { type RawBuilder, sql } from 'kysely'
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
              where reverse(c.mobile) like reverse(${mobileEnd}) || '%' and c.erased_at is null limit ${CANDIDATES}`,
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

/** Ids whose name has a word that begins with each of those typed: by the longest, then checked for the others. */
export function named(kind: 'c' | 'f', text: string): RawBuilder<unknown> {
  return sql`
    select distinct s.id
    from (select word, row_number() over (order by length(word) desc, word) as place
            from unnest(fold_words(${text})) word) typed
    cross join lateral (
      select id from search_words
      where typed.place = 1 and kind = ${kind}
        and word >= typed.word collate "C" and word < typed.word || 'zzzz' collate "C"
      limit ${CANDIDATES}) s
    where not exists (
      select from unnest(fold_words(${text})) other
      where not exists (
        select from search_words o where o.id = s.id and o.kind = ${kind} and starts_with(o.word, other)))`
}

export function applicationsByCode(code: string | null): RawBuilder<unknown> {
  if (code === null) return sql`select null::uuid as id where false`
  return sql`
    (select id from applications where track_id like ${`${escapeLike(code)}%`} limit ${CANDIDATES})
    union (select id from applications where reverse(track_id) like reverse(${escapeLike(code)}) || '%' limit ${CANDIDATES})`
}

/** `_` is a letter of order ids, and a wildcard of `like`. */
const escapeLike = (text: string) => text.replace(/[_%\\]/g, '')
