import { once } from 'node:events'
import type { ClientBase, Pool } from 'pg'
import type { JobHandler } from './job.ts'
import type { JobOptions } from './job-options.ts'

/**
 * Liveness marker: names a connection that the runner keeps after it, which ends with its process, however that ends. It is
 * the one on which graphile-worker listens to each job that is added; we are told by task (wake-by-task.ts), and each
 * connection that listens to anything is woken by each commit that announces something. Where a newer release has changed
 * graphile-worker's tables incompatibly, its `oldest_release` stops this one (watch-release.ts).
 */
export async function markAlive(client: ClientBase, runnerId: string, log: JobOptions['log']): Promise<void> {
  try {
    // After the runner's LISTEN statement.
    await once(client, 'drain')
    await client.query(`select set_config('application_name', $1, false)`, [runnerId])
    await client.query('unlisten *')
  } catch (error) {
    log.warn({ err: error }, 'A job runner could not mark itself as alive')
  }
}

/**
 * Unlocks the jobs of processes that were killed; graphile-worker by itself waits four hours. A runner that only lost
 * its connection has half a minute to reconnect; should a job run twice, it is idempotent.
 *
 * When a job is enqueued with the key of one in progress, graphile-worker takes key and attempts from the older one.
 * If that one then fails or its process is killed, it would stay as a dead letter although its successor ran, so it is
 * deleted. Only for jobs that have keys: a dead letter without a key looks the same.
 */
export async function releaseAbandonedJobs(
  pool: Pick<Pool, 'query'>,
  handlers: readonly JobHandler[],
): Promise<void> {
  await pool.query(`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker._private_jobs
    where locked_at < now() - interval '30 seconds'
      and not exists (select from pg_stat_activity where application_name = locked_by)
    having count(*) > 0
  `)
  const keyed = handlers.filter(({ job }) => job.key).map(({ job }) => job.name)
  await pool.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = any($1)
       and attempts >= max_attempts and key is null and locked_at is null`,
    [keyed],
  )
}

/** At once and every few seconds: an abandoned job may be a one-time password that somebody waits for. */
export function keepReleasingAbandonedJobs(
  pool: Pick<Pool, 'query'>,
  { handlers, log }: Pick<JobOptions, 'handlers' | 'log'>,
  everySeconds = 10,
): () => Promise<void> {
  const release = () =>
    releaseAbandonedJobs(pool, handlers).catch((error: unknown) =>
      log.warn({ err: error }, 'Abandoned jobs could not be unlocked'),
    )
  let underWay = release()
  const timer = setInterval(() => {
    underWay = underWay.then(release)
  }, everySeconds * 1000)
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
