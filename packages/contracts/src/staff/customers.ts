import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { Channel } from '../identity.ts'
import { MessageState } from '../messages.ts'
import { errorsOfSending } from '../otp.ts'
import { ActingChannel } from '../panel.ts'
import { Done, Id, IdParams, Instant, NextCursor, PageQuery, requiredNoteText } from '../wire.ts'

export const DeskCustomer = z.object({
  id: Id,
  name_of_person: z.string(),
  mobile: z.string(),
  email: z.string(),
  language: z.string(),
  registered_at: Instant,
  /** How they can be reached, proved or not. */
  ways: z.array(z.object({ channel: Channel, is_proved: z.boolean() })),
  /** Whether they let the reader act for them, in the sign-in that reads. */
  is_acting_allowed: z.boolean(),
  /** The newest 20. */
  businesses: z.array(z.object({ id: Id, name_of_firm: z.string(), gstin: z.nullable(z.string()) })),
})
export type DeskCustomer = z.infer<typeof DeskCustomer>

export const timelineKinds = [
  'application',
  'payment',
  'refund',
  'money_document',
  'ticket',
  'consultation',
  'message',
  'consent',
  'note',
  'act',
  'sign_in',
] as const

/** Something that happened to or with a customer. */
export const CustomerEvent = z.object({
  /** Of the entry within the timeline. */
  id: z.string(),
  kind: z.enum(timelineKinds),
  at: Instant,
  /** In the language of the request; of an act its name, of a note its text, of a sign-in the browser. */
  words: z.string(),
  /** Of an act on an application: the stage or the document that it was about, where it was one. */
  subject: z.optional(z.nullable(z.string())),
  /** Of a message. */
  delivery: z.nullable(
    z.object({
      state: MessageState,
      channel: Channel,
      recipient: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
  /** What a member of staff gave as the reason of an act. */
  reason: z.nullable(z.string()),
  /** Null where the customer or the portal did it. */
  staff_name: z.nullable(z.string()),
  application_id: z.nullable(Id),
  track_id: z.nullable(z.string()),
  ticket_id: z.nullable(Id),
})
export type CustomerEvent = z.infer<typeof CustomerEvent>

const ofCustomer = { method: 'GET', access: 'staff', permission: 'customer.read', params: IdParams } as const

export const getDeskCustomer = defineEndpoint({
  ...ofCustomer,
  name: 'getDeskCustomer',
  summary: 'Read who a customer is, how to reach them and their businesses',
  path: ({ id }) => `/api/staff/customers/${id}`,
  success: z.object({ success: z.literal(true), data: DeskCustomer }),
  errors: ['not_found'],
})

export const listCustomerTimeline = defineEndpoint({
  ...ofCustomer,
  name: 'listCustomerTimeline',
  summary:
    'List what happened to and with a customer, newest first: applications, money, tickets, consultations, messages with their delivery, consents, notes, acts of staff and sign-ins',
  path: ({ id }) => `/api/staff/customers/${id}/timeline`,
  query: z.extend(PageQuery, { kind: z.optional(z.enum(timelineKinds)) }),
  success: z.object({ success: z.literal(true), data: z.array(CustomerEvent), next_cursor: NextCursor }),
  errors: ['not_found'],
})

export const sendActingCode = defineEndpoint({
  name: 'sendActingCode',
  summary:
    'Send the customer, by a way that is proved, the code by which they let this staff member act for them in this sign-in',
  method: 'POST',
  access: 'staff',
  permission: 'customer.act_as',
  path: ({ id }) => `/api/staff/customers/${id}/acting-code`,
  params: IdParams,
  body: z.object({ channel: ActingChannel }),
  success: z.object({ success: z.literal(true), message: z.string(), seconds_left: z.int() }),
  errors: errorsOfSending,
})

export const addCustomerNote = defineEndpoint({
  name: 'addCustomerNote',
  summary:
    "Note a call with a customer, or what others of the centre should know; part of the customer's copy unless it is about somebody else",
  method: 'POST',
  access: 'staff',
  permission: 'call.note',
  path: ({ id }) => `/api/staff/customers/${id}/notes`,
  params: IdParams,
  body: z.object({
    note: requiredNoteText(5000, 'Please write a note.'),
    is_call: z._default(z.boolean(), false),
    about_others: z._default(z.boolean(), false),
    request_id: Id,
  }),
  success: Done,
  errors: ['not_found'],
})
