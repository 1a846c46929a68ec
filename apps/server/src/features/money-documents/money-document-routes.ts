import { getDeskMoneyDocument, getMoneyDocument } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { fileRoute } from '../../platform/uploads/file-route.ts'
import { openMoneyDocument } from './open-money-document.ts'
import { createPrinter } from './print/printer.ts'
import { readMoneyDocument } from './read-money-document.ts'

export function registerMoneyDocuments(app: FastifyInstance, services: Services): void {
  route(app, getMoneyDocument, async ({ principal: { customerId }, params }) => {
    return { success: true, data: await readMoneyDocument(services, { documentId: params.id, customerId }) }
  })

  route(app, getDeskMoneyDocument, async ({ params }) => {
    return { success: true, data: await readMoneyDocument(services, { documentId: params.id }) }
  })

  const printer = createPrinter(services.workers.documents)
  const folder = 'money-documents/' as const
  fileRoute(app, { ...services, folder }, (link) => openMoneyDocument({ ...services, printer }, link))
}
