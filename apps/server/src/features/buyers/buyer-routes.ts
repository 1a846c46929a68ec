import { saveBuyer as saveBuyerEndpoint } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { saveBuyer } from './save-buyer.ts'

export function registerBuyers(app: FastifyInstance, services: Services): void {
  route(app, saveBuyerEndpoint, async ({ principal: { customerId }, params, body }) => {
    const { stateId } = await saveBuyer(services, { applicationId: params.id, customerId }, body)
    return { success: true, message: 'Saved.', data: { state_id: stateId } }
  })
}
