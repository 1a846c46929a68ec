import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db.ts'
import { watchEventLoop } from './event-loop-delay.ts'

/**
 * `live`: the process answers. `ready`: the database does too, so that requests may be sent here; for operators with the
 * longest delay of the event loop within the last ten to twenty seconds.
 */
export async function registerHealth(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  const eventLoop = watchEventLoop(app)
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/health/ready', { schema: { hide: true } }, async () => {
    try {
      await sql`select 1`.execute(db)
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
    return { status: 'ok', event_loop_delay_ms: eventLoop.longestMs() }
  })
}
