import { getDeskMoneyDocument, getMoneyDocument, Id } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { createAddressLimit } from '../../platform/http/address-limit.ts'
import { languageOf } from '../../platform/http/language.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { fileRoute } from '../../platform/uploads/file-route.ts'
import { pageContextOf, sendPage } from '../catalogue/pages/page-context.ts'
import { checkPage } from './check-page.ts'
import { openMoneyDocument } from './open-money-document.ts'
import { createPrinter } from './print/printer.ts'
import { findConfirmed, readMoneyDocument } from './read-money-document.ts'

export function registerMoneyDocuments(app: FastifyInstance, services: Services): void {
  route(app, getMoneyDocument, async ({ principal: { customerId }, params, request }) => {
    const wanted = { documentId: params.id, customerId, language: languageOf(request) }
    return { success: true, data: await readMoneyDocument(services, wanted) }
  })

  route(app, getDeskMoneyDocument, async ({ params, request }) => {
    const wanted = { documentId: params.id, language: languageOf(request) }
    return { success: true, data: await readMoneyDocument(services, wanted) }
  })

  const { db, config } = services
  const checks = createAddressLimit(services, { name: 'document-checks', points: 60, seconds: 60 })
  const hide = { schema: { hide: true } }
  app.get<{ Params: { id: string } }>('/user/check-document/:id', hide, async (request, reply) => {
    await checks.take(request.ip)
    const { id } = request.params
    const confirmed = Id.safeParse(id).success ? await findConfirmed(db, id) : undefined
    const page = checkPage(pageContextOf(config, request.query), { id, confirmed })
    return sendPage(confirmed ? reply : reply.code(404), page)
  })

  const printer = createPrinter(services.workers.documents, services.config)
  const folder = 'money-documents/' as const
  fileRoute(app, { ...services, folder }, (link) => openMoneyDocument({ ...services, printer }, link))
}
