import * as staffEndpoints from '@sanad/contracts/staff'
import type { FastifyInstance } from 'fastify'
import { orThrow } from '../../platform/app-error.ts'
import { languageOf } from '../../platform/http/language.ts'
import { narrowedTo } from '../../platform/http/narrowed-to.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { readUpload } from '../../platform/uploads/read-upload.ts'
import { uploadScope } from '../../platform/uploads/upload-scope.ts'
import { addTicketFile } from '../tickets/add-ticket-file.ts'
import { answerTicket } from '../tickets/answer-ticket.ts'
import { addTicketNote } from '../tickets/desk/add-ticket-note.ts'
import { closeDeskTicket } from '../tickets/desk/close-desk-ticket.ts'
import { linkTicket } from '../tickets/desk/link-ticket.ts'
import { listDeskTickets } from '../tickets/desk/list-desk-tickets.ts'
import { listSavedReplies } from '../tickets/desk/list-saved-replies.ts'
import { readDeskTicket } from '../tickets/desk/read-desk-ticket.ts'
import { takeBackReply } from '../tickets/desk/take-back-reply.ts'

/** Support tickets by staff. */
export async function registerDeskTickets(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services
  const recorded = { success: true, message: 'Recorded.' } as const

  route(app, staffEndpoints.listDeskTickets, async ({ principal, query, request }) => {
    const filter = { ...query, narrowedTo: narrowedTo(principal, 'ticket.answer') }
    const { tickets, nextCursor } = await listDeskTickets(db, filter, languageOf(request))
    return { success: true, data: tickets, next_cursor: nextCursor }
  })

  route(app, staffEndpoints.getDeskTicket, async ({ params, request }) => ({
    success: true,
    data: await readDeskTicket(services, params.id, languageOf(request)),
  }))

  route(app, staffEndpoints.answerTicket, async ({ principal: { staffId }, params, body }) => {
    const { message: text, seen, request_id: requestId } = body
    const { messageId } = await answerTicket(db, {
      ticketId: params.id,
      staffId,
      text,
      seen,
      requestId,
      isHeld: true,
    })
    return { ...recorded, data: { message_id: messageId } }
  })

  route(app, staffEndpoints.closeDeskTicket, async ({ principal: { staffId }, params, body }) => {
    const { message: text, seen, request_id: requestId } = body
    const closing = { ticketId: params.id, staffId, text, seen, requestId }
    const { messageId } = await closeDeskTicket(db, closing)
    return { ...recorded, data: { message_id: messageId } }
  })

  route(app, staffEndpoints.takeBackReply, async ({ principal: { staffId }, params, body }) => {
    const { takes_back: takesBack, request_id: requestId } = body
    const text = await takeBackReply(services, { ticketId: params.id, takesBack, staffId, requestId })
    return { ...recorded, data: { ticket_id: params.id, text } }
  })

  route(app, staffEndpoints.addTicketNote, async ({ principal: { staffId }, params, body }) => {
    const { note, about_others: aboutOthers, request_id: requestId } = body
    await addTicketNote(db, { ticketId: params.id, staffId, note, aboutOthers, requestId })
    return recorded
  })

  route(app, staffEndpoints.linkTicket, async ({ params, body }) => {
    await linkTicket(db, { ticketId: params.id, applicationId: body.application_id })
    return recorded
  })

  await uploadScope(app, (scope) => {
    route(scope, staffEndpoints.submitDeskTicketFile, async ({ principal: { staffId }, request }) => {
      const { text, file } = await readUpload(request)
      const addition = { target: { messageId: text('message_id') }, file: orThrow(file, 'file_missing') }
      const data = await addTicketFile(services, { by: { staffId }, ...addition })
      return { success: true, message: 'Your file was sent.', data }
    })
  })

  route(app, staffEndpoints.listSavedReplies, async () => ({
    success: true,
    data: await listSavedReplies(db),
  }))
}
