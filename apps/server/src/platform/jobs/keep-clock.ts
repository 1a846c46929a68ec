import type { Pool } from 'pg'
import type { JobHandler } from './job.ts'
import type { JobOptions } from './job-options.ts'
import { nextSlot } from './next-slot.ts'

/**
 * Schedules recurring jobs: enqueues the next run of each in the database, by the database's clock. (graphile-worker's
 * own crontab uses the process's clock: one that is a day fast would suppress every recurring job for a day.) The job
 * key of a run is the same in every process, so enqueuing is idempotent.
 */
export function keepClock(
  pool: Pick<Pool, 'query'>,
  { handlers, log }: Pick<JobOptions, 'handlers' | 'log'>,
  everySeconds = 20,
): () => Promise<void> {
  const last = new Map<string, string>()
  const tick = () =>
    enqueueNextRuns(pool, handlers, last).catch((error: unknown) =>
      log.warn({ err: error }, 'Recurring jobs could not be scheduled'),
    )
  let underWay = tick()
  const timer = setInterval(() => {
    underWay = underWay.then(tick)
  }, everySeconds * 1000)
  return async () => {
    clearInterval(timer)
    await underWay
  }
}

async function enqueueNextRuns(
  pool: Pick<Pool, 'query'>,
  handlers: readonly JobHandler[],
  last: Map<string, string>,
): Promise<void> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  const [row] = rows
  if (!row) throw new Error('The database returned no time')
  for (const { job, cron } of handlers) {
    if (!cron) continue
    const slot = nextSlot(cron, row.now).toISOString()
    if (last.get(job.name) === slot) continue
    await pool.query(`select enqueue_job($1, '{}', $2, $3, $4, 0)`, [
      job.name,
      slot,
      job.maxAttempts,
      `clock:${job.name}:${slot}`,
    ])
    last.set(job.name, slot)
  }
}
