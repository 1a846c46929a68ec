import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Db } from '../db.ts'
import { assertRelease } from '../release.ts'
import { watchEventLoop } from './event-loop-delay.ts'

/**
 * `live`: the process answers. `ready`: requests may be sent here. The database answers and has not moved beyond this
 * release, and the process is not about to stop; for operators with the longest delay of the event loop within the last
 * ten to twenty seconds.
 */
export async function registerHealth(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  const eventLoop = watchEventLoop(app)
  app.get('/health/live', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/health/ready', { schema: { hide: true } }, async () => {
    if (app.readiness.isOff) throw new AppError('unavailable')
    try {
      await assertRelease(db)
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
    return { status: 'ok', event_loop_delay_ms: eventLoop.longestMs() }
  })
}
