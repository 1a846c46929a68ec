import type { Instant } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../db.ts'
import type { Job } from './job.ts'

interface When {
  /** Not before this; at once when it is missing. */
  readonly runAt?: Instant
  /** A job of the same key that has not begun is replaced by this one. */
  readonly key?: string
}

/** Adds a job. Given a transaction, the job exists if and only if that commits. */
export async function enqueueJob<Payload>(
  db: Db,
  { name, maxAttempts }: Job<Payload>,
  payload: Payload,
  { runAt, key }: When = {},
): Promise<void> {
  await sql`
    select enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${runAt ?? null}::timestamptz,
                       ${maxAttempts}::int, ${key ?? null}::text)
  `.execute(db)
}
