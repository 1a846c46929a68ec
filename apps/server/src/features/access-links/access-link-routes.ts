import * as endpoints from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { createAddressLimit } from '../../platform/http/address-limit.ts'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { getAccessLink } from '../case/access-link.ts'
import { ownedBy } from '../case/link-guard.ts'
import { createLink } from './create-link.ts'
import { exchangeLink } from './exchange-link.ts'
import { readLinkedApplication } from './read-linked-application.ts'
import { trackById, trackByLink } from './read-public-tracking.ts'

export function registerAccessLinks(app: FastifyInstance, services: Services): void {
  const { db } = services
  // Rate limit against token enumeration; the answers themselves are no oracle.
  const lookUps = createAddressLimit(services, { name: 'link-lookups', points: 20, seconds: 60 })

  route(app, endpoints.getByCsrf, async ({ params, request }) => {
    await lookUps.take(request.ip)
    const owned = await getAccessLink(db, params.token, 'csrf')
    const reading = { owned, masked: true, language: languageOf(request) }
    return {
      success: true,
      message: 'Application found',
      data: await readLinkedApplication(services, reading),
    }
  })

  route(app, endpoints.getById, async ({ principal, params, request }) => {
    const masked = principal.kind === 'link'
    const reading = { owned: ownedBy(principal, params.id), masked, language: languageOf(request) }
    return {
      success: true,
      message: 'Application found',
      data: await readLinkedApplication(services, reading),
    }
  })

  route(app, endpoints.getByTrack, async ({ params, request }) => {
    await lookUps.take(request.ip)
    return { success: true, data: await trackById(services, params.trackingId, languageOf(request)) }
  })

  route(app, endpoints.trackByToken, async ({ params, request }) => {
    await lookUps.take(request.ip)
    return { success: true, data: await trackByLink(services, params.token, languageOf(request)) }
  })

  route(app, endpoints.exchangeToken, async ({ body, request }) => {
    await lookUps.take(request.ip)
    return { success: true, csrf_token: await exchangeLink(db, body.token) }
  })

  route(app, endpoints.createLink, async ({ principal: { customerId, sessionId }, params, body }) => {
    const link = { applicationId: params.id, customerId, sessionId, purpose: body.purpose }
    const data = await createLink(services, link)
    return { success: true, data }
  })
}
