import type { Trader } from '@sanad/contracts'
import * as endpoints from '@sanad/contracts'
import { revealNominee as revealNomineeEndpoint } from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { fileRoute } from '../../platform/uploads/file-route.ts'
import { consentAsGuardian } from '../consents/consent-as-guardian.ts'
import { listDecisions, saveConsents, toConsents } from '../consents/consents.ts'
import { readNewestNotice, toPrivacyNotice } from '../consents/privacy-notices.ts'
import { revealIdentifier } from './access/reveal-identifier.ts'
import { listErasureRequests } from './erasure/list-erasure-requests.ts'
import { readErasure } from './erasure/read-erasure.ts'
import { cancelErasure, requestErasure } from './erasure/request-erasure.ts'
import { createDataExportLink, findLastExport, requestDataExport } from './export/data-exports.ts'
import { openDataExport } from './export/open-data-export.ts'
import { nameNominee, removeNominee } from './nominee/name-nominee.ts'
import { findNominee } from './nominee/nominee.ts'
import { revealNominee } from './nominee/reveal-nominee.ts'

function whomToAsk({ privacy_contact: contact, grievance_officer: officer }: Trader): string {
  const { name, email, phone_number } = contact ?? officer
  return [name, phone_number, email].filter(Boolean).join(', ')
}

/** Data protection: consents, export and erasure by the customer, audited access by staff. */
export async function registerPersonalData(app: FastifyInstance, services: Services): Promise<void> {
  const { db, config } = services
  const newest = await readNewestNotice()
  const exports = createRateLimit(db, { name: 'data-exports', points: 5, seconds: 86_400 })
  const reveals = createRateLimit(db, { name: 'reveals', points: 60, seconds: 3600 })

  route(app, endpoints.readPrivacyNotice, async ({ request }) => {
    return { success: true, data: toPrivacyNotice(newest, languageOf(request), whomToAsk(config.trader)) }
  })

  route(app, endpoints.readPrivacy, async ({ principal: { customerId }, request }) => {
    const decisions = await listDecisions(db, customerId)
    const data = {
      notice_version: newest.version,
      is_notice_new: !decisions.some((decision) => decision.notice_version === newest.version),
      consents: toConsents(newest, decisions, languageOf(request)),
      data_export: await findLastExport(db, customerId),
      nominee: (await findNominee(db, config.secrets.personalData, customerId)) ?? null,
      erasure: await readErasure(db, customerId),
    }
    return { success: true, data }
  })

  route(app, endpoints.saveConsents, async ({ principal: { customerId }, body, request }) => {
    const language = languageOf(request)
    await saveConsents(db, { customerId, body, newest, language })
    return { success: true, message: 'Saved' }
  })

  route(app, revealNomineeEndpoint, async ({ principal: { staffId }, params, body: { reason } }) => {
    await reveals.take(staffId)
    return { success: true, data: await revealNominee(services, { customerId: params.id, reason }) }
  })

  route(app, endpoints.consentAsGuardian, async ({ principal: { customerId }, body }) => {
    await consentAsGuardian(services, { customerId, body, noticeVersion: newest.version })
    return { success: true, message: 'Saved' }
  })

  route(app, endpoints.nameNominee, async ({ principal, body }) => {
    await nameNominee(services, principal, body)
    return { success: true, message: 'Saved' }
  })

  route(app, endpoints.removeNominee, async ({ principal }) => {
    await removeNominee(services, principal)
    return { success: true, message: 'Removed' }
  })

  route(app, endpoints.requestDataExport, async ({ principal, request }) => {
    await exports.take(principal.customerId)
    const data = await requestDataExport(db, principal, languageOf(request))
    return { success: true, message: 'Your copy is being prepared.', data }
  })

  route(app, endpoints.createDataExportLink, async ({ principal: { customerId, sessionId }, params }) => {
    const url = await createDataExportLink(services, { customerId, sessionId, exportId: params.id })
    return { success: true, data: { url } }
  })

  route(app, endpoints.requestErasure, async ({ principal, request }) => {
    const data = await requestErasure(services, principal, languageOf(request))
    return { success: true, message: 'Your account will be erased.', data }
  })

  route(app, endpoints.cancelErasure, async ({ principal: { customerId } }) => {
    await cancelErasure(services, customerId)
    return { success: true, message: 'Your account stays as it is.' }
  })

  route(app, endpoints.listErasureRequests, async ({ query }) => {
    const { requests, nextCursor } = await listErasureRequests(db, query)
    return { success: true, data: requests, next_cursor: nextCursor }
  })

  route(app, endpoints.revealIdentifier, async ({ principal: { staffId }, params, body, request }) => {
    await reveals.take(staffId)
    const wish = { applicationId: params.id, ...body, staffId, address: request.ip }
    const value = await revealIdentifier(services, wish)
    return { success: true, data: { value } }
  })

  fileRoute(app, { ...services, folder: 'exports/' }, (link) => openDataExport(services, link))
}
