import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Done, Id, IdParams, Instant, NextCursor, PageQuery, requiredText } from './wire.ts'

export const TicketTopic = z.enum(['payment', 'documents', 'otp', 'progress', 'refund', 'other'])
export type TicketTopic = z.infer<typeof TicketTopic>

export const TicketStatus = z.enum(['open', 'answered', 'closed'])

export const maxTicketSubject = 150
export const maxTicketMessage = 5000
export const maxTicketFiles = 5

const MessageText = requiredText(maxTicketMessage, 'Please write a message.')

/** Made by the client for each attempt, so that a repeated call writes nothing twice. */
const request_id = Id

const summary = {
  id: Id,
  /** For talking about it on the phone. */
  ticket_no: z.string(),
  subject: z.string(),
  topic: TicketTopic,
  status: TicketStatus,
  application: z.nullable(z.object({ id: Id, track_id: z.string(), title: z.string() })),
  created_at: Instant,
  /** When something last happened. */
  updated_at: Instant,
}

export const TicketSummary = z.object(summary)
export type TicketSummary = z.infer<typeof TicketSummary>

export const TicketFile = z.object({
  id: Id,
  original_name: z.string(),
  size_bytes: z.int(),
  /** What the virus scanner said of it. */
  scan: z.enum(['checking', 'clean', 'infected']),
  /** Signed, short-lived path of the file; null unless it is clean. */
  view_url: z.nullable(z.string()),
})
export type TicketFile = z.infer<typeof TicketFile>

export const TicketMessage = z.object({
  id: Id,
  author: z.enum(['customer', 'staff']),
  text: z.string(),
  sent_at: Instant,
  files: z.array(TicketFile),
})
export type TicketMessage = z.infer<typeof TicketMessage>

/** A ticket with its thread, oldest message first. */
export const Ticket = z.object({ ...summary, messages: z.array(TicketMessage) })
export type Ticket = z.infer<typeof Ticket>

const TicketParams = IdParams

export const listTickets = defineEndpoint({
  name: 'listTickets',
  summary: "List the customer's support tickets, the last active first",
  method: 'GET',
  access: 'session',
  path: () => '/api/tickets',
  query: PageQuery,
  success: z.object({ success: z.literal(true), data: z.array(TicketSummary), next_cursor: NextCursor }),
  errors: [],
})

export const createTicket = defineEndpoint({
  name: 'createTicket',
  summary: 'Open a support ticket with its first message, about an application or not',
  method: 'POST',
  access: 'session',
  path: () => '/api/tickets',
  body: z.object({
    subject: requiredText(maxTicketSubject, 'Please write a subject.'),
    topic: TicketTopic,
    message: MessageText,
    application_id: z.optional(z.nullable(Id)),
    request_id,
  }),
  success: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ id: Id, ticket_no: z.string(), message_id: Id }),
  }),
  errors: ['not_found'],
})

export const getTicket = defineEndpoint({
  name: 'getTicket',
  summary: 'Read a support ticket with its thread',
  method: 'GET',
  access: 'session',
  path: ({ id }) => `/api/tickets/${id}`,
  params: TicketParams,
  success: z.object({ success: z.literal(true), data: Ticket }),
  errors: ['not_found'],
})

export const replyToTicket = defineEndpoint({
  name: 'replyToTicket',
  summary: 'Write on a support ticket; reopens a closed one',
  method: 'POST',
  access: 'session',
  path: ({ id }) => `/api/tickets/${id}/reply`,
  params: TicketParams,
  body: z.object({ message: MessageText, request_id }),
  success: z.object({ success: z.literal(true), message: z.string(), data: z.object({ message_id: Id }) }),
  errors: ['not_found'],
})

export const closeTicket = defineEndpoint({
  name: 'closeTicket',
  summary: 'Close a support ticket; closing a closed one changes nothing',
  method: 'POST',
  access: 'session',
  path: ({ id }) => `/api/tickets/${id}/close`,
  params: TicketParams,
  success: Done,
  errors: ['not_found'],
})

export const submitTicketFile = defineEndpoint({
  name: 'submitTicketFile',
  summary: "Add a file to one of the customer's own messages (multipart: message_id, then file or upload_id)",
  method: 'POST',
  access: 'session',
  path: () => '/api/tickets/files',
  body: z.object({ message_id: z.string(), upload_id: z.optional(z.string()) }),
  multipart: true,
  success: z.object({ success: z.literal(true), message: z.string(), data: TicketFile }),
  errors: [
    'not_found',
    'file_missing',
    'file_empty',
    'file_type_refused',
    'file_content_refused',
    'file_too_large',
    'ticket_file_limit',
    'storage_full',
    'storage_unavailable',
    'upload_unfinished',
  ],
})
