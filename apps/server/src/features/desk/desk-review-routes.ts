import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { addCustomerNote } from './acts/add-customer-note.ts'
import { saveFileView } from './review/file-views.ts'

/** What staff keep beside their decisions: how a file is looked at, and notes of calls. */
export function registerDeskReview(app: FastifyInstance, { db }: Services): void {
  route(app, staffEndpoints.saveFileView, async ({ params, body }) => {
    await saveFileView(db, params.id, body)
    return { success: true, message: 'Saved.' }
  })

  route(app, staffEndpoints.addCustomerNote, async ({ principal: { staffId }, params, body }) => {
    const { note, is_call: isCall, about_others: aboutOthers, request_id: requestId } = body
    await addCustomerNote(db, { customerId: params.id, staffId, note, isCall, aboutOthers, requestId })
    return { success: true, message: 'Recorded.' }
  })
}
