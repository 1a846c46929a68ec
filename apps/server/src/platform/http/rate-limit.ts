import { type Kysely, type RawBuilder, sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Tables } from '../database-tables.ts'
import { asPart, type Write } from '../write-together.ts'

export interface RateLimit {
  /** Uses one of the key's points; refuses when none is left. Fails closed: no store, no attempt. */
  take(key: string): Promise<void>
  /** Undoes a `take` whose attempt does not count. */
  giveBack(key: string): Promise<void>
  /** What a `take` counts. */
  usesOf(key: string): readonly LimitUse[]
}

interface Limit {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/** One key of one limit. */
export interface LimitUse {
  readonly key: string
  /** How many points the key has. */
  readonly most: number
  readonly seconds: number
}

/** A limit that all processes share through the database, and through its clock (docs/adr/0023). */
export function createRateLimit(db: Kysely<Tables>, { name, points, seconds }: Limit): RateLimit {
  return limitOf(db, (key) => [{ key: `${name}:${key}`, most: points, seconds }])
}

export function limitOf(db: Kysely<Tables>, usesOf: (key: string) => readonly LimitUse[]): RateLimit {
  return {
    usesOf,
    async take(key) {
      await takeFromAll(db, usesOf(key))
    },
    giveBack: (key) => giveBackUses(db, usesOf(key)),
  }
}

const keysOf = (uses: readonly LimitUse[]) => uses.map(({ key }) => key)

/** Takes from each of these or, when one refuses, from none of the others: what is refused is no attempt of theirs. */
export async function takeFromAll(
  db: Kysely<Tables>,
  uses: readonly LimitUse[],
): Promise<readonly Counted[]> {
  if (uses.length === 0) return []
  const counted = await countUses(db, uses).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause })
  })
  await refuseOver(db, uses, counted)
  return counted
}

/** What is written in the same statement: one round trip less for each call of a flood. */
export interface LimitedWrite<Row> {
  /** Common table expressions; what they write is `from allowed`, which has one row, or none where a limit refuses. */
  readonly parts: RawBuilder<unknown>
  readonly select: RawBuilder<Row>
}

/** As `takeFromAll`, and answers what was selected. */
export async function takeAndWrite<Row>(
  db: Kysely<Tables>,
  uses: readonly LimitUse[],
  { parts, select }: LimitedWrite<Row>,
): Promise<Row[]> {
  if (uses.length === 0) {
    return (await sql<Row>`with allowed as (select), ${parts} ${select}`.execute(db)).rows
  }
  const { rows } = await sql<Row & { readonly counted: Counted[] }>`
    with ${counting(uses)},
    allowed as (select where not exists (select from counted where points > most)),
    ${parts}
    select (select json_agg(c) from counted c) as counted, selected.*
    from (select) one left join (${select}) selected on true`.execute(db)
  await refuseOver(db, uses, rows[0]?.counted ?? [])
  return rows.map(({ counted: _, ...row }) => row as Row)
}

async function refuseOver(
  db: Kysely<Tables>,
  uses: readonly LimitUse[],
  counted: readonly Counted[],
): Promise<void> {
  const over = counted.find(({ points, most }) => points > most)
  if (!over) return
  // Taken at once with the last point; what was full before has taken nothing.
  if (over.is_taken) {
    await giveBackUses(
      db,
      uses.filter(({ key }) => key !== over.key),
    )
  }
  throw new AppError('rate_limited', { details: { seconds_left: over.seconds_left } })
}

/** Refuses where limits cannot be counted now, as a limit would. */
export async function assertLimitsAnswer(db: Kysely<Tables>): Promise<void> {
  await sql`select from rate_limits limit 1`.execute(db).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause })
  })
}

export interface Counted {
  readonly key: string
  readonly points: number
  readonly most: number
  readonly seconds_left: number
  readonly is_taken: boolean
}

/**
 * Parts of one statement, so that of many uses at once each counts; the first one begins the window. Where one is full already,
 * nothing is taken: a flood that one of them refuses must not fill the others. In the order of keys, against deadlocks.
 * Each key is looked up by itself (`limit`): for a join the planner takes an array for a hundred keys, and reads them all.
 * Rows instead of arrays: the planner knows how many they are, and keeps the plan; of arrays it makes one at each call.
 */
const counting = (uses: readonly LimitUse[]) => sql`
    given (key, most, seconds, place) as (values ${valuesOf(uses)}), full_before as (
      select g.key, r.points + 1 as points, r.expires_at, false as is_taken
      from given g cross join lateral (select points, expires_at from rate_limits where key = g.key limit 1) r
      where r.expires_at > now() and r.points >= g.most
    ), taken as (
      insert into rate_limits as used (key, points, expires_at)
      select key, 1, now() + make_interval(secs => seconds) from given
      where not exists (select from full_before) order by key
      on conflict (key) do update set ${oneMore}
      returning key, points, expires_at, true as is_taken
    ), counted as (
      select g.key, c.points, g.most, c.is_taken, ${secondsLeft('c')} as seconds_left
      from given g join (select * from taken union all select * from full_before) c on c.key = g.key
      order by g.place
    )`

async function countUses(db: Kysely<Tables>, uses: readonly LimitUse[]): Promise<Counted[]> {
  return (await sql<Counted>`with ${counting(uses)} select * from counted`.execute(db)).rows
}

const valuesOf = (uses: readonly LimitUse[]) =>
  sql.join(
    uses.map(
      ({ key, most, seconds }, place) => sql`(${key}::text, ${most}::int, ${seconds}::int, ${place}::int)`,
    ),
  )

const oneMore = sql`
  points = case when used.expires_at <= now() then excluded.points else used.points + excluded.points end,
  expires_at = case when used.expires_at <= now() then excluded.expires_at else used.expires_at end`

const secondsLeft = (of: string) => sql`ceil(extract(epoch from ${sql.ref(`${of}.expires_at`)} - now()))::int`

/** Counts points of one key that refuses nobody. */
export async function countUse(
  db: Kysely<Tables>,
  { key, seconds, points }: { key: string; seconds: number; points: number },
): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    insert into rate_limits as used (key, points, expires_at)
    values (${key}, ${points}, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set ${oneMore}
    returning points`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A use of a limit was not counted')
  return row.points
}

/** What it belongs to has happened already: a point lost is better than an error after the fact. */
export async function giveBackUses(db: Kysely<Tables>, uses: readonly LimitUse[]): Promise<void> {
  for (const write of givenBack(uses)) await sql`${asPart(write)}`.execute(db).catch(() => undefined)
}

/** The same, to be written together with what it belongs to. */
export function givenBack(uses: readonly LimitUse[]): readonly Write[] {
  if (uses.length === 0) return []
  return [
    sql`
    with given (key) as (values ${sql.join(keysOf(uses).map((key) => sql`(${key}::text)`))}),
    held as (
      select r.key from (select key from given order by key) g
      cross join lateral (select key from rate_limits where key = g.key for no key update) r
    )
    update rate_limits r set points = greatest(r.points - 1, 0) from held where r.key = held.key`,
  ]
}
