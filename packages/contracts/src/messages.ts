import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Channel } from './identity.ts'
import { Id, IdParams, Instant, NextCursor, PageQuery } from './wire.ts'

/** The furthest that a message is known to have come; `delayed`: it was tried in vain and is tried again. */
export const MessageState = z.enum(['queued', 'delayed', 'failed', 'sent', 'delivered', 'read'])
export type MessageState = z.infer<typeof MessageState>

/** A message to a customer, without what it says. */
export const MessageRecord = z.object({
  id: Id,
  channel: Channel,
  /** The kind of message, such as `otp`. */
  template: z.string(),
  /** The number or address, masked. */
  recipient: z.string(),
  state: MessageState,
  /** Why it failed or is delayed, in a word such as `not_on_whatsapp`. */
  reason: z.nullable(z.string()),
  attempts: z.int(),
  created_at: Instant,
})
export type MessageRecord = z.infer<typeof MessageRecord>

export const listCustomerMessages = defineEndpoint({
  name: 'listCustomerMessages',
  summary: 'List what a customer was sent by SMS, e-mail and WhatsApp and what became of it, newest first',
  method: 'GET',
  access: 'staff',
  path: ({ id }) => `/api/staff/customers/${id}/messages`,
  params: IdParams,
  query: PageQuery,
  success: z.object({
    success: z.literal(true),
    data: z.array(MessageRecord),
    next_cursor: NextCursor,
  }),
  errors: ['not_found'],
})

export const whatsAppReport = defineEndpoint({
  name: 'whatsAppReport',
  summary: "Take WhatsApp's signed delivery reports",
  method: 'POST',
  access: 'gateway',
  path: () => '/api/messages/whatsapp/webhook',
  success: z.object({ success: z.literal(true) }),
  errors: ['signature_invalid'],
})

export const msg91Report = defineEndpoint({
  name: 'msg91Report',
  summary: "Take MSG91's delivery reports, which bear our shared secret in the header x-webhook-secret",
  method: 'POST',
  access: 'gateway',
  path: () => '/api/messages/msg91/webhook',
  success: z.object({ success: z.literal(true) }),
  errors: ['signature_invalid'],
})
