import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Channel } from './identity.ts'
import { Id, IdParams, Instant, NextCursor, PageQuery } from './wire.ts'

/** Latest known delivery state; `delayed`: an attempt failed and is retried. */
export const MessageState = z.enum(['queued', 'delayed', 'failed', 'sent', 'delivered', 'read'])
export type MessageState = z.infer<typeof MessageState>

/** Message to a customer, without its content. */
export const MessageRecord = z.object({
  id: Id,
  channel: Channel,
  /** Template, such as `otp`. */
  template: z.string(),
  /** Number or address, masked. */
  recipient: z.string(),
  state: MessageState,
  /** Reason code of a failure or delay, such as `not_on_whatsapp`. */
  reason: z.nullable(z.string()),
  attempts: z.int(),
  created_at: Instant,
})
export type MessageRecord = z.infer<typeof MessageRecord>

export const listCustomerMessages = defineEndpoint({
  name: 'listCustomerMessages',
  summary:
    'List the messages to a customer by SMS, e-mail and WhatsApp with their delivery state, newest first',
  method: 'GET',
  access: 'staff',
  permission: 'customer.read',
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
  summary: "Receive WhatsApp's signed delivery reports",
  method: 'POST',
  access: 'gateway',
  path: () => '/api/messages/whatsapp/webhook',
  success: z.object({ success: z.literal(true) }),
  errors: ['signature_invalid'],
})

export const msg91Report = defineEndpoint({
  name: 'msg91Report',
  summary: "Receive MSG91's delivery reports, authenticated by the shared secret in x-webhook-secret",
  method: 'POST',
  access: 'gateway',
  path: () => '/api/messages/msg91/webhook',
  success: z.object({ success: z.literal(true) }),
  errors: ['signature_invalid'],
})
