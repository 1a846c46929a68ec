import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { listDrafts } from './list-drafts.ts'
import { saveDraft } from './save-draft.ts'

/** What staff have written and not sent: each member's own, on every device. */
export function registerDrafts(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  route(app, staffEndpoints.listTicketDrafts, async ({ principal: { staffId }, params: { id } }) => {
    return { success: true, data: await listDrafts(db, { staffId, subjectId: id, kinds: ['reply', 'note'] }) }
  })

  route(app, staffEndpoints.listDocumentDrafts, async ({ principal: { staffId }, params: { id } }) => {
    return { success: true, data: await listDrafts(db, { staffId, subjectId: id, kinds: ['reason'] }) }
  })

  route(app, staffEndpoints.listApplicationDrafts, async ({ principal: { staffId }, params: { id } }) => {
    const kinds = ['hold', 'completion', 'ask', 'promise', 'reopen'] as const
    return { success: true, data: await listDrafts(db, { staffId, subjectId: id, kinds }) }
  })

  route(app, staffEndpoints.listRefundDrafts, async ({ principal: { staffId }, params: { id } }) => {
    return { success: true, data: await listDrafts(db, { staffId, subjectId: id, kinds: ['refund'] }) }
  })

  route(app, staffEndpoints.listCustomerDrafts, async ({ principal: { staffId }, params: { id } }) => {
    return { success: true, data: await listDrafts(db, { staffId, subjectId: id, kinds: ['call'] }) }
  })

  route(app, staffEndpoints.listConsultationDrafts, async ({ principal: { staffId }, params: { id } }) => {
    const kinds = ['cancellation', 'outcome'] as const
    return { success: true, data: await listDrafts(db, { staffId, subjectId: id, kinds }) }
  })

  for (const endpoint of [
    staffEndpoints.saveTicketDraft,
    staffEndpoints.saveDocumentDraft,
    staffEndpoints.saveApplicationDraft,
    staffEndpoints.saveRefundDraft,
    staffEndpoints.saveCustomerDraft,
    staffEndpoints.saveConsultationDraft,
  ]) {
    route(app, endpoint, async ({ principal: { staffId }, params: { id }, body }) => {
      await saveDraft(db, { staffId, subjectId: id, draft: body })
      return { success: true, message: 'Saved.' }
    })
  }
}
