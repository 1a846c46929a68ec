import * as endpoints from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { fileRoute } from '../../platform/uploads/file-route.ts'
import { getUploadFile } from '../../platform/uploads/get-upload-file.ts'
import { readUpload } from '../../platform/uploads/read-upload.ts'
import { uploadScope } from '../../platform/uploads/upload-scope.ts'
import { addTicketFile } from './add-ticket-file.ts'
import { closeTicket } from './close-ticket.ts'
import { listTickets } from './list-tickets.ts'
import { openTicket } from './open-ticket.ts'
import { openTicketFile } from './open-ticket-file.ts'
import { readTicket } from './read-ticket.ts'
import { replyToTicket } from './reply-to-ticket.ts'

export async function registerTickets(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services
  const sending = createRateLimit(db, { name: 'ticket-files', points: 100, seconds: 3600 })
  const writing = createRateLimit(db, { name: 'tickets', points: 60, seconds: 3600 })

  route(app, endpoints.listTickets, async ({ principal: { customerId }, query, request }) => {
    const page = { customerId, cursor: query.cursor, limit: query.limit, language: languageOf(request) }
    const { tickets, nextCursor } = await listTickets(db, page)
    return { success: true, data: tickets, next_cursor: nextCursor }
  })

  route(app, endpoints.createTicket, async ({ principal: { customerId }, body }) => {
    await writing.take(customerId)
    const { id, ticketNo, messageId } = await openTicket(services, customerId, body)
    const data = { id, ticket_no: ticketNo, message_id: messageId }
    return { success: true, message: 'Your ticket was created.', data }
  })

  route(app, endpoints.getTicket, async ({ principal: { customerId }, params, request }) => {
    const data = await readTicket(services, { ticketId: params.id, customerId }, languageOf(request))
    return { success: true, data }
  })

  route(app, endpoints.replyToTicket, async ({ principal: { customerId }, params, body }) => {
    await writing.take(customerId)
    const message = { text: body.message, requestId: body.request_id }
    const messageId = await replyToTicket(services, { ticketId: params.id, customerId }, message)
    return { success: true, message: 'Your reply was sent.', data: { message_id: messageId } }
  })

  route(app, endpoints.closeTicket, async ({ principal: { customerId }, params }) => {
    await closeTicket(services, { ticketId: params.id, customerId })
    return { success: true, message: 'The ticket was closed.' }
  })

  await uploadScope(app, (scope) => {
    route(scope, endpoints.submitTicketFile, async ({ principal: { customerId }, request }) => {
      await sending.take(customerId)
      const parts = await readUpload(request)
      const file = await getUploadFile(services, parts, customerId)
      const target = { messageId: parts.text('message_id') }
      const data = await addTicketFile(services, { by: { customerId }, target, file })
      return { success: true, message: 'Your file was sent.', data }
    })
  })

  fileRoute(app, { ...services, folder: 'tickets/' }, (link) => openTicketFile(services, link))
}
