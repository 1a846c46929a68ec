import { streamWork } from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { streamRoute } from '../../platform/http/stream-route.ts'
import { tell } from '../../platform/live/live-stream.ts'
import { createLiveStreams } from '../../platform/live/live-streams.ts'
import type { Services } from '../../platform/services.ts'
import { createPresenceTeller } from './presence/presence-teller.ts'
import { createWorkSights } from './work-sights.ts'

/** What has changed of the queue, to every open page of the desk that may see it, which then reads what it shows; and who is where. */
export function registerWorkStream(
  app: FastifyInstance,
  { db, listener, metrics }: Pick<Services, 'db' | 'listener' | 'metrics'>,
): void {
  const sights = createWorkSights(db)
  const streams = createLiveStreams({
    listener,
    channel: 'desk_changes',
    // Teams and roles that change meanwhile hold from the next beat on.
    listLiveSessions: sights.look,
    seesOf: sights.seesOf,
    onPresence: (subject) => (subject === null ? presence.tellAnew() : presence.hear(subject)),
    onCount: (by) => metrics.streams.inc({ app: 'desk' }, by),
    log: app.log,
  })
  const presence = createPresenceTeller({ db, log: app.log, tellAll: streams.tellEach })
  app.addHook('preClose', async () => {
    await streams.close()
    await presence.close()
  })
  streamRoute(app, streamWork, {
    async prepare({ staffId, sessionId }) {
      await sights.look([sessionId])
      await streams.prepare(staffId)
    },
    begin: ({ staffId, sessionId }, response) => {
      const stream = { customerId: staffId, sessionId, response }
      streams.add(stream)
      presence.welcome((eventFor) => {
        const event = eventFor(sights.seesOf(staffId))
        if (event) tell(stream, event)
      })
    },
  })
}
