import { CompiledQuery, type Kysely } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
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

/** A limit that all processes share through the database. */
export function createRateLimit(db: Kysely<Tables>, { name, points, seconds }: Limit): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: storeOf(db),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  return {
    async take(key) {
      try {
        await limiter.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw new AppError('unavailable', { cause: refusal })
        const secondsLeft = Math.ceil(refusal.msBeforeNext / 1000)
        throw new AppError('rate_limited', { details: { seconds_left: secondsLeft } })
      }
    },
    async giveBack(key) {
      // What it belongs to has happened already: a point lost is better than an error after the fact.
      await limiter.reward(key).catch(() => undefined)
    },
  }
}

/** The pool of the portal in the form of a pg client, as far as the limiter uses one. */
function storeOf(db: Kysely<Tables>) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
}
