import { maxItemId, maxPersonName } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { maxTicketMessage } from './tickets.ts'
import { Done, Id, IdParams, requiredText, typedText } from './wire.ts'

/** Made by the client for each attempt, so that a repeated call records nothing twice. */
const request_id = Id

/** Comments and reasons are shown to the customer. */
const comment = z._default(typedText(1000), '')
export const reason = requiredText(1000, 'Please say why.')

const errors = ['not_found', 'act_not_allowed'] as const

export const decideDocument = defineEndpoint({
  name: 'decideDocument',
  summary: 'Accept a document, or reject it with a reason that the customer sees',
  method: 'POST',
  access: 'staff',
  path: ({ id }) => `/api/staff/documents/${id}/decision`,
  params: IdParams,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('accepted'), request_id }),
    z.object({ decision: z.literal('rejected'), reason, request_id }),
  ]),
  success: Done,
  errors: [...errors, 'document_replaced'],
})

export const askExtraItem = defineEndpoint({
  name: 'askExtraItem',
  summary: 'Ask the customer for something that the service itself does not ask for',
  method: 'POST',
  access: 'staff',
  path: ({ id }) => `/api/staff/applications/${id}/extra-items`,
  params: IdParams,
  body: z.object({
    title: requiredText(200, 'Please say what is needed.'),
    /** Shown in place of the title to customers who read Hindi. */
    title_hi: z.optional(requiredText(200)),
    request_id,
  }),
  success: Done,
  errors,
})

export const completeStage = defineEndpoint({
  name: 'completeStage',
  summary: 'Complete the stage of the service centre or of the department that is in progress',
  method: 'POST',
  access: 'staff',
  path: ({ id }) => `/api/staff/applications/${id}/complete-stage`,
  params: IdParams,
  body: z.object({ stage_id: z.string().check(z.maxLength(maxItemId)), comment, request_id }),
  success: Done,
  errors,
})

export const holdApplication = defineEndpoint({
  name: 'holdApplication',
  summary: 'Put an application on hold with a reason that the customer sees',
  method: 'POST',
  access: 'staff',
  path: ({ id }) => `/api/staff/applications/${id}/hold`,
  params: IdParams,
  body: z.object({ comment: reason, request_id }),
  success: Done,
  errors,
})

export const resumeApplication = defineEndpoint({
  name: 'resumeApplication',
  summary: 'Take an application off hold',
  method: 'POST',
  access: 'staff',
  path: ({ id }) => `/api/staff/applications/${id}/resume`,
  params: IdParams,
  body: z.object({ comment, request_id }),
  success: Done,
  errors,
})

export const requestRefund = defineEndpoint({
  name: 'requestRefund',
  summary:
    'Send money back to the customer by the gateway, and end the application with it or not; refunds together never exceed what was paid',
  method: 'POST',
  access: 'staff',
  path: ({ id }) => `/api/staff/applications/${id}/refunds`,
  params: IdParams,
  body: z.object({
    amount_rupees: z.int().check(z.minimum(1)),
    /** Nothing more is done or paid after it. The last rupee that was paid ends it in any case. */
    ends_application: z._default(z.boolean(), false),
    reason,
    request_id,
  }),
  success: z.object({
    success: z.literal(true),
    message: z.string(),
    /** One refund for each order that it is taken from, the newest order first. */
    data: z.object({ id: Id, refund_ids: z.array(Id) }),
  }),
  errors: [...errors, 'refund_too_large'],
})

export const retryRefund = defineEndpoint({
  name: 'retryRefund',
  summary: 'Have the gateway send a refund once more that it did not send',
  method: 'POST',
  access: 'staff',
  path: ({ id }) => `/api/staff/refunds/${id}/retry`,
  params: IdParams,
  body: z.object({ comment, request_id }),
  success: Done,
  errors: [...errors, 'unavailable'],
})

export const completeRefund = defineEndpoint({
  name: 'completeRefund',
  summary: 'Record that a refund which the gateway did not send was paid by bank transfer',
  method: 'POST',
  access: 'staff',
  path: ({ id }) => `/api/staff/refunds/${id}/complete`,
  params: IdParams,
  body: z.object({
    /** The bank's reference (UTR), which the customer sees. */
    bank_reference: requiredText(40, "Please give the bank's reference."),
    comment,
    request_id,
  }),
  success: Done,
  errors: [...errors, 'unavailable'],
})

export const answerTicket = defineEndpoint({
  name: 'answerTicket',
  summary: 'Answer a support ticket',
  method: 'POST',
  access: 'staff',
  path: ({ id }) => `/api/staff/tickets/${id}/answer`,
  params: IdParams,
  body: z.object({ message: requiredText(maxTicketMessage, 'Please write a message.'), request_id }),
  success: z.object({ success: z.literal(true), message: z.string(), data: z.object({ message_id: Id }) }),
  errors: ['not_found'],
})

export const confirmConsultation = defineEndpoint({
  name: 'confirmConsultation',
  summary: 'Confirm the time of a consultation with the expert who will be there; again replaces the expert',
  method: 'POST',
  access: 'staff',
  path: ({ id }) => `/api/staff/consultations/${id}/confirm`,
  params: IdParams,
  body: z.object({
    expert_name: requiredText(maxPersonName, 'Please name the expert.'),
    /** Needed for a video consultation, and only there. */
    meeting_url: z.optional(z.nullable(z.url({ protocol: /^https$/ }))),
  }),
  success: Done,
  errors: ['not_found', 'consultation_closed'],
})
