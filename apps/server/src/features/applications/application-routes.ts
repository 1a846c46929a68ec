import * as endpoints from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { changeBusiness } from './change-business.ts'
import { createApplication } from './create-application.ts'
import { deleteApplication } from './delete-application.ts'
import { markOtpViewSeen } from './mark-otp-view-seen.ts'
import { updateApplication } from './update-application.ts'

export function registerApplications(app: FastifyInstance, services: Services): void {
  route(app, endpoints.createApplication, async ({ principal, body }) => {
    const { id, trackId, accessToken } = await createApplication(services, principal, body)
    const data = { id, track_id: trackId, csrf_token: accessToken }
    return { success: true as const, message: 'Your application was created.', data }
  })

  route(app, endpoints.updateApplication, async ({ principal, params, body }) => {
    const updated = await updateApplication(services, principal, params.id, body)
    return { success: true as const, message: 'Application updated successfully!', updated }
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
