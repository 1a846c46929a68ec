import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import { refreshStale } from './refresh-stale.ts'

interface Options {
  readonly db: Kysely<Tables>
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  readonly everyMs?: number
}

/**
 * Refreshes stale projections every few seconds, which a crontab is too coarse for, in every process. Answers how to
 * stop, once what is under way is done.
 */
export function keepFresh({ db, log, everyMs = 3000 }: Options): () => Promise<void> {
  let isStopped = false
  let underWay = Promise.resolve()
  async function work(): Promise<void> {
    while (!isStopped && (await refreshStale({ db, log })) > 0);
  }
  const timer = setInterval(() => {
    underWay = underWay
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, 'Projections could not be refreshed'))
  }, everyMs)
  return async () => {
    isStopped = true
    clearInterval(timer)
    await underWay
  }
}
