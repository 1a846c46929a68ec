import { getDeskMoneyDocument, getMoneyDocument } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { createPrinter } from './print/printer.ts'
import { readMoneyDocument } from './read-money-document.ts'
import { serveMoneyDocument } from './serve-money-document.ts'

export function registerMoneyDocuments(app: FastifyInstance, services: Services): void {
  route(app, getMoneyDocument, async ({ principal: { customerId }, params }) => {
    return { success: true, data: await readMoneyDocument(services, { documentId: params.id, customerId }) }
  })

  route(app, getDeskMoneyDocument, async ({ params }) => {
    return { success: true, data: await readMoneyDocument(services, { documentId: params.id }) }
  })

  const printer = createPrinter()
  app.addHook('onClose', () => printer.close())
  // Opened by the browser from a signed link: no login, no source header, no JSON.
  app.get('/uploads/money-documents/:filename', (request, reply) =>
    serveMoneyDocument({ ...services, printer }, request, reply),
  )
}
