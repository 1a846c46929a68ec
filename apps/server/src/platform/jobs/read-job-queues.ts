import type pg from 'pg'
import * as z from 'zod'

export interface JobQueue {
  readonly task: string
  /** Due and not begun. */
  readonly waiting: number
  /** Seconds since the oldest of these was due; 0 where none is. */
  readonly oldestSeconds: number
  /** Given up after their last attempt (dead letters). */
  readonly dead: number
}

const Queues = z.array(
  z.object({ task: z.string(), waiting: z.number(), oldestSeconds: z.number(), dead: z.number() }),
)

/** Each task's queue, by the database's clock. Read as the runner's login: the portal's own sees no jobs. */
export async function readJobQueues(pool: pg.Pool): Promise<JobQueue[]> {
  const { rows } = await pool.query(`
    select t.identifier as task,
      count(*) filter (where is_due)::int as waiting,
      coalesce(extract(epoch from now() - min(j.run_at) filter (where is_due)), 0)::float as "oldestSeconds",
      count(*) filter (where j.attempts >= j.max_attempts and j.locked_at is null)::int as dead
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    cross join lateral (
      select j.run_at <= now() and j.locked_at is null and j.attempts < j.max_attempts as is_due) due
    group by t.identifier`)
  return Queues.parse(rows)
}
