import * as endpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { narrowedTo } from '../../platform/http/narrowed-to.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { cancelDeskConsultation } from './desk/cancel-desk-consultation.ts'
import { closeConsultation } from './desk/close-consultation.ts'
import { confirmConsultation } from './desk/confirm-consultation.ts'
import { listDeskConsultations } from './desk/list-desk-consultations.ts'
import { moveConsultation } from './desk/move-consultation.ts'

/** Consultations by staff. */
export function registerDeskConsultations(app: FastifyInstance, services: Services): void {
  const { db } = services
  const recorded = { success: true, message: 'Recorded.' } as const

  route(app, endpoints.listDeskConsultations, async ({ principal, query, request }) => {
    const range = { ...query, narrowedTo: narrowedTo(principal, 'consultation.manage') }
    return {
      success: true,
      data: await listDeskConsultations(db, { ...range, language: languageOf(request) }),
    }
  })

  route(app, endpoints.confirmConsultation, async ({ principal: { staffId }, params, body }) => {
    const { expert_id: expertId, expert_name: expertName, meeting_url, seen_starts_at: seenStartsAt } = body
    const confirmation = { staffId, expertId, expertName, meetingUrl: meeting_url ?? null, seenStartsAt }
    await confirmConsultation(db, { consultationId: params.id, ...confirmation })
    return recorded
  })

  route(app, endpoints.moveConsultation, async ({ principal: { staffId }, params, body }) => {
    const { starts_at: startsAt, seen_starts_at: seenStartsAt } = body
    await moveConsultation(services, { consultationId: params.id, staffId, startsAt, seenStartsAt })
    return recorded
  })

  route(app, endpoints.cancelDeskConsultation, async ({ principal: { staffId }, params, body }) => {
    const { reason, seen_starts_at: seenStartsAt } = body
    await cancelDeskConsultation(services, { consultationId: params.id, staffId, reason, seenStartsAt })
    return recorded
  })

  route(app, endpoints.completeConsultation, async ({ principal: { staffId }, params, body }) => {
    const note = { text: body.note, aboutOthers: body.about_others, requestId: body.request_id }
    await closeConsultation(services, { consultationId: params.id, staffId, kind: 'completed', note })
    return recorded
  })

  route(app, endpoints.missConsultation, async ({ principal: { staffId }, params }) => {
    await closeConsultation(services, { consultationId: params.id, staffId, kind: 'missed' })
    return recorded
  })
}
