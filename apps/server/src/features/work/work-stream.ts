import { streamWork } from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { streamRoute } from '../../platform/http/stream-route.ts'
import { tell } from '../../platform/live/live-stream.ts'
import { createLiveStreams } from '../../platform/live/live-streams.ts'
import type { Services } from '../../platform/services.ts'
import { createPresenceTeller } from './presence/presence-teller.ts'

/** That the queue has changed, to every open page of the desk, which then reads what it shows; and who is where. */
export function registerWorkStream(
  app: FastifyInstance,
  { config, db }: Pick<Services, 'config' | 'db'>,
): void {
  const streams = createLiveStreams({
    databaseUrl: config.databaseUrl,
    channel: 'desk_changes',
    listLiveSessions: (ids) => listLiveStaffSessions(db, ids),
    onPresence: (subject) => (subject === null ? presence.tellAnew() : presence.hear(subject)),
    log: app.log,
  })
  const presence = createPresenceTeller({ db, log: app.log, tellAll: streams.tellAll })
  app.addHook('preClose', async () => {
    await streams.close()
    await presence.close()
  })
  streamRoute(app, streamWork, {
    prepare: ({ staffId }) => streams.prepare(staffId),
    begin: ({ staffId, sessionId }, response) => {
      const stream = { customerId: staffId, sessionId, response }
      streams.add(stream)
      presence.welcome((event) => tell(stream, event))
    },
  })
}

async function listLiveStaffSessions(db: Db, ids: string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from live_staff_sessions where id = any(${ids}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
