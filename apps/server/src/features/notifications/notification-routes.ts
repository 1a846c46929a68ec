import * as endpoints from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import { streamRoute } from '../../platform/http/stream-route.ts'
import { createLiveStreams } from '../../platform/live/live-streams.ts'
import type { Services } from '../../platform/services.ts'
import { listLiveSessions } from '../identity/sessions/live-sessions.ts'
import { countUnread } from './inbox/count-unread.ts'
import { listNotifications } from './inbox/list-notifications.ts'
import { markRead, markReadUpTo } from './inbox/mark-read.ts'
import { readChoices, saveChoices } from './sending/channel-choices.ts'

/** Notifications: the inbox, channel preferences, and the stream of live events. */
export function registerNotifications(
  app: FastifyInstance,
  { config, db, listener, metrics }: Services,
): void {
  const streams = createLiveStreams({
    listener,
    listLiveSessions: (ids) => listLiveSessions(db, ids),
    onCount: (by) => metrics.streams.inc({ app: 'customers' }, by),
    log: app.log,
  })
  app.addHook('onListen', () => streams.begin())
  // preClose: open streams must end before the server waits for its connections.
  app.addHook('preClose', () => streams.close())

  streamRoute(app, endpoints.streamNotifications, {
    prepare: ({ customerId }) => streams.prepare(customerId),
    begin: ({ customerId, sessionId }, response) => streams.add({ customerId, sessionId, response }),
  })

  route(app, endpoints.listNotifications, async ({ principal: { customerId }, query, request }) => {
    const page = { customerId, cursor: query.cursor, limit: query.limit, language: languageOf(request) }
    const { notifications, nextCursor } = await listNotifications(db, page)
    return { success: true, data: notifications, next_cursor: nextCursor }
  })

  route(app, endpoints.countUnreadNotifications, async ({ principal }) => {
    return { success: true, unread: await countUnread(db, principal.customerId) }
  })

  route(app, endpoints.markNotificationRead, async ({ principal: { customerId }, params }) => {
    await markRead(db, { notificationId: params.id, customerId })
    return { success: true, message: 'Marked as read.' }
  })

  route(app, endpoints.markNotificationsRead, async ({ principal: { customerId }, body }) => {
    await markReadUpTo(db, { notificationId: body.up_to, customerId })
    return { success: true, message: 'Marked as read.' }
  })

  route(app, endpoints.getNotificationPreferences, async ({ principal }) => {
    return { success: true, data: await readChoices(db, config, principal.customerId) }
  })

  route(app, endpoints.saveNotificationPreferences, async ({ principal: { customerId }, body }) => {
    await saveChoices(db, config, customerId, body)
    return { success: true, data: await readChoices(db, config, customerId) }
  })
}
