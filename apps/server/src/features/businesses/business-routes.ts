import { addBusinessName, listUserBusinesses, updateBusiness } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../app.ts'
import { AppError } from '../../platform/app-error.ts'
import { route } from '../../platform/http/route.ts'
import { addBusiness } from './add-business.ts'
import { listBusinesses } from './business-queries.ts'
import { renameBusiness } from './rename-business.ts'

export function registerBusinesses(app: FastifyInstance, services: Services): void {
  route(app, listUserBusinesses, ({ principal }) => listBusinesses(services.db, principal.customerId))

  route(app, addBusinessName, async ({ principal: { customerId }, body }) => {
    if (body.user_id !== customerId) throw new AppError('not_found')
    const { id } = await addBusiness(services, { customerId, nameOfFirm: body.name_of_firm })
    return { success: true as const, message: 'Business added successfully!', business_id: id }
  })

  route(app, updateBusiness, async ({ principal: { customerId }, params, body }) => {
    await renameBusiness(services, { businessId: params.id, customerId }, body.name_of_firm)
    return { success: true as const, message: 'Business updated successfully' }
  })
}
