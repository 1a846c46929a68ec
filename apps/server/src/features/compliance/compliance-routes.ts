import * as endpoints from '@sanad/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import { route } from '../../platform/http/route.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { getBusiness } from '../businesses/business-queries.ts'
import { calendarLink, calendarPath } from './calendar/calendar-link.ts'
import {
  findSubscription,
  makeSubscription,
  subscriptionPath,
  withdrawSubscription,
} from './calendar/calendar-subscription.ts'
import { markDone } from './calendar/mark-done.ts'
import { type CalendarFile, openCalendar, openSubscription } from './calendar/open-calendar.ts'
import { readCalendar } from './calendar/read-calendar.ts'
import { undoDone } from './calendar/undo-done.ts'
import { readProfile } from './profile/read-profile.ts'
import { setProfile } from './profile/set-profile.ts'

const calendarHeaders = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'attachment; filename="sanad-due-dates.ics"',
  // Kept only to be asked about again by its ETag.
  'cache-control': 'private, no-cache',
  'x-content-type-options': 'nosniff',
}

export function registerCompliance(app: FastifyInstance, services: Services): void {
  const { db, config } = services
  const opening = createRateLimit(db, { name: 'calendar-files', points: 60, seconds: 3600 })
  // Apart, so that whoever got hold of the address takes no download from the customer.
  const subscribing = createRateLimit(db, { name: 'calendar-subscriptions', points: 120, seconds: 3600 })

  route(app, endpoints.readComplianceCalendar, ({ principal: { customerId }, query, request }) => {
    const { business_id: businessId, after, cursor, limit } = query
    return readCalendar(db, { customerId, businessId, after, cursor, limit, language: languageOf(request) })
  })

  route(app, endpoints.getComplianceProfile, async ({ principal: { customerId }, params, request }) => {
    const owned = { businessId: params.id, customerId }
    return { success: true, data: await readProfile(db, owned, languageOf(request)) }
  })

  route(app, endpoints.setComplianceProfile, async ({ principal: { customerId }, params, body }) => {
    await setProfile(services, { businessId: params.id, customerId }, body)
    return { success: true, message: 'Your due dates were updated.' }
  })

  route(app, endpoints.markComplianceDone, async ({ principal: { customerId }, params: { id, key } }) => {
    await markDone(services, { businessId: id, customerId, key })
    return { success: true, message: 'Marked as done.' }
  })

  route(app, endpoints.undoComplianceDone, async ({ principal: { customerId }, params: { id, key } }) => {
    await undoDone(services, { businessId: id, customerId, key })
    return { success: true, message: 'Marked as not done.' }
  })

  route(app, endpoints.createComplianceCalendarLink, async ({ principal: { customerId }, body, request }) => {
    if (body.business_id) await getBusiness(db, { businessId: body.business_id, customerId })
    const business = body.business_id ? { business: body.business_id } : {}
    const wish = { customer: customerId, language: languageOf(request), ...business }
    const url = calendarLink(config.secrets.fileLinks, wish, await readNow(db))
    return { success: true, data: { url } }
  })

  route(app, endpoints.getCalendarSubscription, async ({ principal: { customerId } }) => {
    return { success: true, data: await findSubscription(db, customerId) }
  })

  route(app, endpoints.makeCalendarSubscription, async ({ principal: { customerId } }) => {
    return { success: true, data: await makeSubscription(services, customerId) }
  })

  route(app, endpoints.withdrawCalendarSubscription, async ({ principal: { customerId } }) => {
    await withdrawSubscription(services, customerId)
    return { success: true, message: 'Calendar apps read your due dates no more.' }
  })

  // Opened by the browser from a signed link, or by a calendar app: no login, no source header, no JSON.
  app.get(calendarPath, async (request, reply) =>
    sendFile(request, reply, await openCalendar(services, { query: request.query, take: opening.take })),
  )
  app.get(subscriptionPath, async (request, reply) =>
    sendFile(
      request,
      reply,
      await openSubscription(services, { query: request.query, take: subscribing.take }),
    ),
  )
}

function sendFile({ headers }: FastifyRequest, reply: FastifyReply, { etag, text }: CalendarFile) {
  reply.headers({ ...calendarHeaders, etag })
  return headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text)
}
