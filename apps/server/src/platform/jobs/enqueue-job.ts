import type { Instant } from '@sanad/domain'
import { type Expression, sql } from 'kysely'
import type { Db } from '../db.ts'
import { asPart, type Write } from '../write-together.ts'
import type { Job, Priority } from './job.ts'
import { withOrigin } from './job-origin.ts'

/** The lowest is done first; 0 is that of jobs which the clock begins. */
const ranks: Readonly<Record<Priority, number>> = { first: -20, early: -10, usual: 0, last: 10 }

interface When {
  /** Not before this; at once when it is missing. */
  readonly runAt?: Instant
  /** Instead of that of its kind. */
  readonly priority?: Priority
  /**
   * What promises it, written in the same statement and before it, as everybody else takes these locks: the row, then the
   * job's key. Returns nothing of its own. Where it writes no row, no job is added.
   */
  readonly along?: Write
  /** Asked in the same statement, before it is added. */
  readonly onlyIf?: Expression<boolean>
}

/** Adds a job; answers whether it was, see `along` and `onlyIf`. Given a transaction, the job exists if and only if that commits. */
export async function enqueueJob<Payload>(
  db: Db,
  job: Job<Payload>,
  payload: Payload,
  { runAt, priority = job.priority ?? 'usual', along, onlyIf }: When = {},
): Promise<boolean> {
  const added = sql`
    select enqueue_job(${job.name}, ${JSON.stringify(withOrigin(payload))}::json, ${runAt ?? null}::timestamptz,
                       ${job.maxAttempts}::int, ${job.key?.(payload) ?? null}::text, ${ranks[priority]}::int)
    where ${onlyIf ?? sql.lit(true)}${along ? sql` and (select count(*) from written) > 0` : sql``}`
  const { rows } = await (along
    ? sql`with written as (${asPart(along)} returning true) ${added}`
    : added
  ).execute(db)
  return rows.length > 0
}
