import { getDeskMoneyDocument, getMoneyDocument } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { fileRoute } from '../../platform/uploads/file-route.ts'
import { openMoneyDocument } from './open-money-document.ts'
import { createPrinter } from './print/printer.ts'
import { readMoneyDocument } from './read-money-document.ts'

export function registerMoneyDocuments(app: FastifyInstance, services: Services): void {
  route(app, getMoneyDocument, async ({ principal: { customerId }, params, request }) => {
    const wanted = { documentId: params.id, customerId, language: languageOf(request) }
    return { success: true, data: await readMoneyDocument(services, wanted) }
  })

  route(app, getDeskMoneyDocument, async ({ params, request }) => {
    const wanted = { documentId: params.id, language: languageOf(request) }
    return { success: true, data: await readMoneyDocument(services, wanted) }
  })

  const printer = createPrinter(services.workers.documents)
  const folder = 'money-documents/' as const
  fileRoute(app, { ...services, folder }, (link) => openMoneyDocument({ ...services, printer }, link))
}
