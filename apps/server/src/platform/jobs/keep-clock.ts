import type { Pool } from 'pg'
import type { JobHandler } from './job.ts'
import { nextSlot } from './next-slot.ts'
import type { JobOptions } from './run-jobs.ts'

/**
 * Has what the clock begins wait in the database for its next time, by the database's clock. (graphile-worker's own
 * crontab goes by the process's: one that is a day fast would keep all processes from every such job for a day.)
 * The key of a time is the same for every process, so that it comes once, and it waits for whoever runs then.
 */
export function keepClock(
  pool: Pick<Pool, 'query'>,
  { handlers, log }: Pick<JobOptions, 'handlers' | 'log'>,
  everySeconds = 20,
): () => Promise<void> {
  const last = new Map<string, string>()
  const tick = () =>
    promiseNext(pool, handlers, last).catch((error: unknown) =>
      log.warn({ err: error }, 'What the clock begins could not be promised'),
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

async function promiseNext(
  pool: Pick<Pool, 'query'>,
  handlers: readonly JobHandler[],
  last: Map<string, string>,
): Promise<void> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  const [row] = rows
  if (!row) throw new Error('The database told no time')
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
