import * as endpoints from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../app.ts'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import { changeBusiness } from './change-business.ts'
import { createApplication } from './create-application.ts'
import { deleteApplication } from './delete-application.ts'
import { listMyServices } from './list-my-services.ts'
import { markOtpViewSeen } from './mark-otp-view-seen.ts'
import { readServiceApplication } from './read-service-application.ts'
import { updateApplication } from './update-application.ts'

export function registerApplications(app: FastifyInstance, services: Services): void {
  route(app, endpoints.listMyServices, async ({ principal: { customerId }, query, request }) => {
    const { cursor, limit, q: search, status } = query
    const page = { customerId, cursor, limit, search, status, language: languageOf(request) }
    const { services: found, nextCursor } = await listMyServices(services, page)
    return { success: true as const, services: found, next_cursor: nextCursor }
  })

  route(app, endpoints.createApplication, async ({ principal, body }) => {
    const { id, trackId, accessToken } = await createApplication(services, principal.customerId, body)
    const data = { id, track_id: trackId, csrf_token: accessToken }
    return { success: true as const, message: 'Your application was created.', data }
  })

  route(app, endpoints.getServiceDetails, async ({ principal: { customerId }, params, request }) => {
    const owned = { applicationId: params.userServiceId, customerId }
    return {
      success: true as const,
      data: await readServiceApplication(services, owned, languageOf(request)),
    }
  })

  route(app, endpoints.updateApplication, async ({ principal, params, body }) => {
    await updateApplication(services, principal, params.id, body)
    return { success: true as const, message: 'Application updated successfully!' }
  })

  route(app, endpoints.updateApplicationBusiness, async ({ principal: { customerId }, params, body }) => {
    await changeBusiness(services, { applicationId: params.id, customerId }, body.business_id)
    return { success: true as const, message: 'Business updated successfully!' }
  })

  route(app, endpoints.deleteApplication, async ({ principal: { customerId }, params }) => {
    await deleteApplication(services, { applicationId: params.id, customerId })
    return { success: true as const, message: 'Application data deleted successfully.' }
  })

  route(app, endpoints.markOtpViewSeen, async ({ principal: { customerId }, params, body }) => {
    await markOtpViewSeen(services, { applicationId: params.id, customerId }, body.otp_verified_view)
    return { success: true as const, message: 'Saved.' }
  })
}
