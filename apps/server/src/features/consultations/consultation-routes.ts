import * as endpoints from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { bookConsultation } from './book-consultation.ts'
import { cancelConsultation } from './cancel-consultation.ts'
import { registerDeskConsultations } from './consultation-desk-routes.ts'
import { listConsultations } from './list-consultations.ts'
import { listSlots } from './list-slots.ts'
import { readConsultation } from './read-consultation.ts'
import { rescheduleConsultation } from './reschedule-consultation.ts'

export function registerConsultations(app: FastifyInstance, services: Services): void {
  const { db } = services
  registerDeskConsultations(app, services)
  // Rate limit: repeated booking and rescheduling would keep seats from others.
  const booking = createRateLimit(db, { name: 'consultations', points: 30, seconds: 3600 })

  route(app, endpoints.listConsultationSlots, async ({ principal: { customerId }, query }) => {
    const data = await listSlots(db, customerId, { from: query.from, to: query.to })
    return { success: true, data }
  })

  route(app, endpoints.bookConsultation, async ({ principal: { customerId }, body, request }) => {
    await booking.take(customerId)
    const { consultationId } = await bookConsultation(services, customerId, body)
    const data = await readConsultation(db, { consultationId, customerId }, languageOf(request))
    return { success: true, message: 'Your consultation was requested.', data }
  })

  route(app, endpoints.listMyConsultations, async ({ principal: { customerId }, query, request }) => {
    const page = { customerId, cursor: query.cursor, limit: query.limit, language: languageOf(request) }
    const { consultations, nextCursor } = await listConsultations(db, page)
    return { success: true, data: consultations, next_cursor: nextCursor }
  })

  route(
    app,
    endpoints.rescheduleConsultation,
    async ({ principal: { customerId }, params, body, request }) => {
      await booking.take(customerId)
      const owned = { consultationId: params.id, customerId }
      await rescheduleConsultation(services, owned, body.starts_at)
      const data = await readConsultation(db, owned, languageOf(request))
      return { success: true, message: 'Your consultation was moved.', data }
    },
  )

  route(app, endpoints.cancelConsultation, async ({ principal: { customerId }, params }) => {
    await cancelConsultation(services, { consultationId: params.id, customerId })
    return { success: true, message: 'Your consultation was cancelled.' }
  })
}
