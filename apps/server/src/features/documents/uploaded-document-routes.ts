import { getUploadedDocument, listUploadedDocuments as listEndpoint } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { listUploadedDocuments, readUploadedDocument } from './uploaded-documents.ts'

export function registerUploadedDocuments(app: FastifyInstance, services: Services): void {
  route(app, listEndpoint, async ({ principal: { customerId }, query, request }) => {
    const page = { customerId, cursor: query.cursor, limit: query.limit, language: languageOf(request) }
    return { success: true, ...(await listUploadedDocuments(services, page)) }
  })

  route(app, getUploadedDocument, async ({ principal: { customerId }, params, request }) => {
    const reading = { customerId, documentId: params.id, language: languageOf(request) }
    return { success: true, data: await readUploadedDocument(services, reading) }
  })
}
