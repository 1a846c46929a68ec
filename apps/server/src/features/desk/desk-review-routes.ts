import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { orThrow } from '../../platform/app-error.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { readUpload } from '../../platform/uploads/read-upload.ts'
import { uploadScope } from '../../platform/uploads/upload-scope.ts'
import { addCustomerNote } from './acts/add-customer-note.ts'
import { maskDocument } from './acts/mask-document.ts'
import { saveFileView } from './review/file-views.ts'

/** What staff do with files beside deciding them, and notes of calls. */
export async function registerDeskReview(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services
  route(app, staffEndpoints.saveFileView, async ({ params, body }) => {
    await saveFileView(db, params.id, body)
    return { success: true, message: 'Saved.' }
  })

  await uploadScope(app, (scope) => {
    route(scope, staffEndpoints.maskDocument, async ({ params, request }) => {
      const { file } = await readUpload(request)
      await maskDocument(services, { fileId: params.id, file: orThrow(file, 'file_missing') })
      return { success: true, message: 'Masked.' }
    })
  })

  route(app, staffEndpoints.addCustomerNote, async ({ principal: { staffId }, params, body }) => {
    const { note, is_call: isCall, about_others: aboutOthers, request_id: requestId } = body
    await addCustomerNote(db, { customerId: params.id, staffId, note, isCall, aboutOthers, requestId })
    return { success: true, message: 'Recorded.' }
  })
}
