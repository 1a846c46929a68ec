import * as endpoints from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { AppError, orThrow } from '../../platform/app-error.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { addBusiness } from './add-business.ts'
import { listBusinesses } from './business-queries.ts'
import { renameBusiness } from './rename-business.ts'

export function registerBusinesses(app: FastifyInstance, services: Services): void {
  route(app, endpoints.listUserBusinesses, ({ principal: { customerId }, query }) => {
    const { after, limit, id, name_of_firm: name } = query
    return listBusinesses(services.db, { customerId, after, limit, id, name })
  })

  route(app, endpoints.listBusinessesOfUser, async ({ principal: { customerId }, params, query }) => {
    if (params.userId !== customerId) throw new AppError('not_found')
    const { after, limit } = query
    const found = await listBusinesses(services.db, { customerId, after, limit: limit + 1 })
    const data = found.slice(0, limit).map(({ id, name_of_firm, user_id }) => ({ id, name_of_firm, user_id }))
    const message = data.length === 0 ? 'No businesses found' : 'Businesses fetched successfully'
    const next_cursor = found.length > limit ? (data.at(-1)?.id ?? null) : null
    return { success: true, data, message, next_cursor }
  })

  route(app, endpoints.addBusinessName, async ({ principal: { customerId }, body }) => {
    if (body.user_id !== customerId) throw new AppError('not_found')
    const { id } = await addBusiness(services, { customerId, nameOfFirm: body.name_of_firm })
    return { success: true, message: 'Business added successfully!', business_id: id }
  })

  route(app, endpoints.createBusiness, async ({ principal: { customerId }, body }) => {
    if (body.user_id !== customerId) throw new AppError('not_found')
    const nameOfFirm = orThrow(body.name_of_firm ?? body.firmName, 'business_fields_missing')
    const data = await addBusiness(services, { customerId, nameOfFirm, requestId: body.request_id })
    return { success: true, message: 'Business added successfully!', business_id: data.id, data }
  })

  route(app, endpoints.updateBusiness, async ({ principal: { customerId }, params, body }) => {
    await renameBusiness(services, { businessId: params.id, customerId }, body.name_of_firm)
    return { success: true, message: 'Business updated successfully' }
  })
}
