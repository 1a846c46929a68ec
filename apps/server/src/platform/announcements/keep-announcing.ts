import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type QueryExecutorProvider, sql } from 'kysely'

interface Options {
  readonly db: QueryExecutorProvider
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** While transactions announce at once: somebody waits for a one-time password. */
const BUSY_MS = 25
/** A look that finds nothing costs a tenth of a millisecond. */
const IDLE_MS = 100
const FAILED_MS = 1000
/** Those who found another one notifying come in a row. */
const BUSY_FOR_MS = 2000

/** Sends on what transactions announced while another one did (migration 119); answers how many. */
export async function sendAnnouncements(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ sent: number }>`select send_announcements() as sent`.execute(db)
  return rows[0]?.sent ?? 0
}

/** Does so in every process, one of which finds it. Answers how to stop. */
export function keepAnnouncing({ db, log }: Options): () => Promise<void> {
  const stopping = new AbortController()
  let busyUntil = 0
  let hasFailed = false
  async function look(): Promise<number> {
    try {
      if ((await sendAnnouncements(db)) > 0) busyUntil = performance.now() + BUSY_FOR_MS
      hasFailed = false
      return performance.now() < busyUntil ? BUSY_MS : IDLE_MS
    } catch (error) {
      if (!hasFailed) log.warn({ err: error }, 'Announcements could not be sent on')
      hasFailed = true
      return FAILED_MS
    }
  }
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      const pause = await look()
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return async () => {
    stopping.abort()
    await ended
  }
}
