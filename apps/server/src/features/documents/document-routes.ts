import multipart from '@fastify/multipart'
import {
  listDocuments as listDocumentsEndpoint,
  submitDocument as submitDocumentEndpoint,
} from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { uploadOptions } from '../../platform/uploads/read-upload.ts'
import { listDocuments } from './list-documents.ts'
import { serveUpload } from './serve-upload.ts'
import { submitDocument } from './submit-document.ts'

export async function registerDocuments(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, uploadOptions)
    route(scope, submitDocumentEndpoint, async ({ principal, request }) => {
      const data = await submitDocument(services, principal.customerId, request)
      return { success: true as const, message: 'Document submitted successfully!', data }
    })
  })

  route(app, listDocumentsEndpoint, async ({ principal: { customerId }, query, request }) => {
    const page = { customerId, cursor: query.cursor, limit: query.limit, language: languageOf(request) }
    const { data, nextCursor } = await listDocuments(services, page)
    return { success: true, data, next_cursor: nextCursor }
  })

  // Opened by the browser from a signed link: no login, no source header, no JSON.
  app.get('/uploads/:filename', (request, reply) => serveUpload(services, request, reply))
}
