import * as endpoints from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { fileRoute } from '../../platform/uploads/file-route.ts'
import { getUploadFile } from '../../platform/uploads/get-upload-file.ts'
import { readUpload } from '../../platform/uploads/read-upload.ts'
import { uploadScope } from '../../platform/uploads/upload-scope.ts'
import { listDocuments } from './list-documents.ts'
import { openDocumentFile } from './open-document-file.ts'
import { reuseDocument } from './reuse-document.ts'
import { submitDocument } from './submit-document.ts'
import { readUploadTarget } from './upload-target.ts'
import { listUploadedDocuments, readUploadedDocument } from './uploaded-documents.ts'

export async function registerDocuments(app: FastifyInstance, services: Services): Promise<void> {
  await uploadScope(app, (scope) => {
    route(scope, endpoints.submitDocument, async ({ principal: { customerId }, request }) => {
      const parts = await readUpload(request)
      const file = await getUploadFile(services, parts, customerId)
      const target = readUploadTarget(parts.text)
      const data = await submitDocument(services, { customerId, target, file, language: languageOf(request) })
      return { success: true as const, message: 'Document submitted successfully!', data }
    })
  })

  route(app, endpoints.reuseDocument, async ({ principal: { customerId }, body, request }) => {
    const data = await reuseDocument(services, { customerId, language: languageOf(request) }, body)
    return { success: true, message: 'Document submitted successfully!', data }
  })

  route(app, endpoints.listDocuments, async ({ principal: { customerId }, query, request }) => {
    const page = { customerId, cursor: query.cursor, limit: query.limit, language: languageOf(request) }
    const { data, nextCursor } = await listDocuments(services, page)
    return { success: true, data, next_cursor: nextCursor }
  })

  route(app, endpoints.listUploadedDocuments, async ({ principal: { customerId }, query, request }) => {
    const page = { customerId, cursor: query.cursor, limit: query.limit, language: languageOf(request) }
    return { success: true, ...(await listUploadedDocuments(services, page)) }
  })

  route(app, endpoints.getUploadedDocument, async ({ principal: { customerId }, params, request }) => {
    const reading = { customerId, documentId: params.id, language: languageOf(request) }
    return { success: true, data: await readUploadedDocument(services, reading) }
  })

  fileRoute(app, { ...services, folder: '' }, (link) => openDocumentFile(services, link))
}
