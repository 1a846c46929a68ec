import * as endpoints from '@sanad/contracts'
import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { type Call, route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { listApplicationHistory } from './list-application-history.ts'
import { listCustomerTimeline } from './list-customer-timeline.ts'
import { listMyServices } from './list-my-services.ts'
import { readBusinessDetails } from './read-business-details.ts'
import { readDeskApplication } from './read-desk-application.ts'
import { readDeskCustomer } from './read-desk-customer.ts'
import { readServiceApplication } from './read-service-application.ts'

/** Composite reads: one call per screen, over several features. */
export function registerScreens(app: FastifyInstance, services: Services): void {
  const isRemembered = true

  const listOwn = async ({
    principal: { customerId },
    query,
    request,
  }: Call<typeof endpoints.listMyServices>) => {
    const { cursor, limit, q: search, status, service_id: serviceId, business_id: businessId } = query
    const filter = { search, status, serviceId, businessId }
    const page = { customerId, cursor, limit, ...filter, language: languageOf(request) }
    const { services: found, nextCursor } = await listMyServices(services, page)
    return { success: true as const, services: found, next_cursor: nextCursor }
  }
  route(app, endpoints.listMyServices, listOwn, { isRemembered })

  const readOwn = async ({ principal, params, request }: Call<typeof endpoints.getServiceDetails>) => {
    const owned = { applicationId: params.userServiceId, ...principal }
    const data = await readServiceApplication(services, owned, languageOf(request))
    return { success: true as const, data }
  }
  route(app, endpoints.getServiceDetails, readOwn, { isRemembered })

  route(app, endpoints.getBusinessDetails, async ({ principal: { customerId }, params, query, request }) => {
    const { cursor, limit } = query
    const page = { customerId, businessId: params.id, cursor, limit, language: languageOf(request) }
    const { data, nextCursor } = await readBusinessDetails(services, page)
    return { success: true, data, next_cursor: nextCursor }
  })

  route(app, staffEndpoints.getDeskApplication, async ({ principal: reader, params, request }) => {
    const shown = { applicationId: params.id, reader }
    return { success: true, data: await readDeskApplication(services, shown, languageOf(request)) }
  })

  route(app, endpoints.getApplicationHistory, async ({ params, query, request }) => {
    const page = { applicationId: params.id, ...query, cursor: query.cursor, language: languageOf(request) }
    return { success: true, ...(await listApplicationHistory(services.db, page)) }
  })

  route(app, staffEndpoints.getDeskCustomer, async ({ principal, params }) => {
    return { success: true, data: await readDeskCustomer(services.db, params.id, principal) }
  })

  route(app, staffEndpoints.listCustomerTimeline, async ({ params, query, request }) => {
    const page = { ...query, customerId: params.id, language: languageOf(request) }
    return { success: true, ...(await listCustomerTimeline(services.db, page)) }
  })
}
