import { type Kysely, sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Tables } from '../database-tables.ts'

export interface RateLimit {
  /** Uses one of the key's points; refuses when none is left. Fails closed: no store, no attempt. */
  take(key: string): Promise<void>
  /** Undoes a `take` whose attempt does not count. */
  giveBack(key: string): Promise<void>
}

interface Limit {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/** A limit that all processes share through the database, and through its clock (docs/adr/0023). */
export function createRateLimit(db: Kysely<Tables>, { name, points, seconds }: Limit): RateLimit {
  const full = (key: string) => `${name}:${key}`
  return {
    async take(key) {
      const used = await countUse(db, { key: full(key), seconds, points: 1 }).catch((cause: unknown) => {
        throw new AppError('unavailable', { cause })
      })
      if (used.points > points)
        throw new AppError('rate_limited', { details: { seconds_left: used.seconds_left } })
    },
    giveBack: (key) => giveBackUse(db, { key: full(key), points: 1 }),
  }
}

/** One key of one limit. */
export interface LimitUse {
  readonly limit: RateLimit
  readonly key: string
}

/** Takes from each of these or, when one refuses, from none of those before it: what is refused is no attempt of theirs. */
export async function takeFromAll(uses: readonly LimitUse[]): Promise<void> {
  const taken: LimitUse[] = []
  for (const use of uses) {
    try {
      await use.limit.take(use.key)
    } catch (error) {
      await giveBackToAll(taken)
      throw error
    }
    taken.push(use)
  }
}

export async function giveBackToAll(uses: readonly LimitUse[]): Promise<void> {
  await Promise.all(uses.map(({ limit, key }) => limit.giveBack(key)))
}

/** One statement, so that of many uses at once each counts; the first one begins the window. */
export async function countUse(
  db: Kysely<Tables>,
  { key, seconds, points }: { key: string; seconds: number; points: number },
): Promise<{ points: number; seconds_left: number }> {
  const { rows } = await sql<{ points: number; seconds_left: number }>`
    insert into rate_limits as used (key, points, expires_at)
    values (${key}, ${points}, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      points = case when used.expires_at <= now() then excluded.points else used.points + excluded.points end,
      expires_at = case when used.expires_at <= now() then excluded.expires_at else used.expires_at end
    returning points, ceil(extract(epoch from expires_at - now()))::int as seconds_left`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A use of a limit was not counted')
  return row
}

/** What it belongs to has happened already: a point lost is better than an error after the fact. */
export async function giveBackUse(
  db: Kysely<Tables>,
  { key, points }: { key: string; points: number },
): Promise<void> {
  await sql`update rate_limits set points = greatest(points - ${points}, 0) where key = ${key}`
    .execute(db)
    .catch(() => undefined)
}
