import { maxItemId } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { Done, IdParams, noteText } from '../wire.ts'
import { StageAnswers } from './stages.ts'

const ticketKind = z.enum(['reply', 'note'])
const reasonKind = z.literal('reason')
const actKind = z.enum(['hold', 'completion', 'ask', 'promise', 'reopen'])
const refundKind = z.literal('refund')
const callKind = z.literal('call')
const consultationKind = z.enum(['cancellation', 'outcome'])

/** What somebody has written and not sent. */
const written = {
  body: z.string(),
  /** What the customer reads is written in Hindi too. */
  body_hi: z.string(),
  /** Of a reason: what it was made from. */
  template_id: z.nullable(z.string()),
}
const DraftOfTicket = z.object({ kind: ticketKind, ...written })
const DraftOfDocument = z.object({ kind: reasonKind, ...written })
const form = {
  ...written,
  /** Of a completion, a promise and a reopening. */
  stage_id: z.nullable(z.string()),
  /** The other fields of the form, by name; of a completion, what the stage asks of staff. */
  fields: z.record(z.string(), z.string()),
}
const DraftOfAct = z.object({ kind: actKind, ...form })
const DraftOfRefund = z.object({ kind: refundKind, ...form })
const DraftOfCall = z.object({ kind: callKind, ...form })
const DraftOfConsultation = z.object({ kind: consultationKind, ...form })
export type FormDraft = z.infer<
  typeof DraftOfAct | typeof DraftOfRefund | typeof DraftOfCall | typeof DraftOfConsultation
>
export type StaffDraft = z.infer<typeof DraftOfTicket | typeof DraftOfDocument> | FormDraft

/** As long as the longest text that it is a draft of; blank words end the draft. */
const words = z._default(noteText(5000), '')
const itemId = z._default(z.nullable(z.string().check(z.maxLength(maxItemId))), null)
const given = { body: words, body_hi: words, template_id: itemId }
const givenForm = { ...given, stage_id: itemId, fields: z._default(StageAnswers, {}) }
/** As long as the reason that the house reads. */
const RefundFields = z.strictObject({
  amount: z._default(noteText(20), ''),
  reason: z._default(noteText(1000), ''),
  ends: z._default(noteText(20), ''),
  template: z._default(noteText(maxItemId), ''),
})

const listed = <Draft extends z.ZodMiniType>(draft: Draft) =>
  z.object({ success: z.literal(true), data: z.array(draft) })

export const listTicketDrafts = defineEndpoint({
  name: 'listTicketDrafts',
  summary: 'List what one has written to a ticket and not sent yet',
  method: 'GET',
  access: 'staff',
  permission: 'ticket.answer',
  path: ({ id }) => `/api/staff/tickets/${id}/drafts`,
  params: IdParams,
  success: listed(DraftOfTicket),
  errors: ['not_found'],
})

export const saveTicketDraft = defineEndpoint({
  name: 'saveTicketDraft',
  summary: 'Keep what one is writing to a ticket, a reply or a note, in place of the one before',
  method: 'PUT',
  access: 'staff',
  permission: 'ticket.answer',
  path: ({ id }) => `/api/staff/tickets/${id}/drafts`,
  params: IdParams,
  body: z.object({ kind: ticketKind, ...given }),
  success: Done,
  errors: ['not_found'],
})

export const listDocumentDrafts = defineEndpoint({
  name: 'listDocumentDrafts',
  summary: 'List what one has written about a document and not sent yet',
  method: 'GET',
  access: 'staff',
  permission: 'document.decide',
  path: ({ id }) => `/api/staff/documents/${id}/drafts`,
  params: IdParams,
  success: listed(DraftOfDocument),
  errors: ['not_found'],
})

export const saveDocumentDraft = defineEndpoint({
  name: 'saveDocumentDraft',
  summary: 'Keep the reason for which one is about to reject a document, in place of the one before',
  method: 'PUT',
  access: 'staff',
  permission: 'document.decide',
  path: ({ id }) => `/api/staff/documents/${id}/drafts`,
  params: IdParams,
  body: z.object({ kind: reasonKind, ...given }),
  success: Done,
  errors: ['not_found'],
})

export const listApplicationDrafts = defineEndpoint({
  name: 'listApplicationDrafts',
  summary:
    'List what one has written to put an application on hold, to complete its stage, to reopen it, to promise a day for it or to ask for more, and not sent yet',
  method: 'GET',
  access: 'staff',
  // Whoever may complete may put on hold and ask, and the other way round; whoever may promise or reopen may complete.
  permission: 'stage.complete',
  path: ({ id }) => `/api/staff/applications/${id}/drafts`,
  params: IdParams,
  success: listed(DraftOfAct),
  errors: ['not_found'],
})

export const saveApplicationDraft = defineEndpoint({
  name: 'saveApplicationDraft',
  summary:
    'Keep what one is writing to put an application on hold, to complete its stage, to reopen it, to promise a day for it or to ask for more',
  method: 'PUT',
  access: 'staff',
  permission: 'stage.complete',
  path: ({ id }) => `/api/staff/applications/${id}/drafts`,
  params: IdParams,
  body: z.object({ kind: actKind, ...givenForm }),
  success: Done,
  errors: ['not_found'],
})

export const listRefundDrafts = defineEndpoint({
  name: 'listRefundDrafts',
  summary: 'List what one has written to propose a refund, and not sent yet',
  method: 'GET',
  access: 'staff',
  permission: 'refund.propose',
  path: ({ id }) => `/api/staff/applications/${id}/refund-drafts`,
  params: IdParams,
  success: listed(DraftOfRefund),
  errors: ['not_found'],
})

export const saveRefundDraft = defineEndpoint({
  name: 'saveRefundDraft',
  summary: 'Keep what one is writing to propose a refund, in place of the one before',
  method: 'PUT',
  access: 'staff',
  permission: 'refund.propose',
  path: ({ id }) => `/api/staff/applications/${id}/refund-drafts`,
  params: IdParams,
  body: z.object({ kind: refundKind, ...givenForm, fields: RefundFields }),
  success: Done,
  errors: ['not_found'],
})

export const listCustomerDrafts = defineEndpoint({
  name: 'listCustomerDrafts',
  summary: 'List what one has written about a call with a customer, and not saved yet',
  method: 'GET',
  access: 'staff',
  permission: 'call.note',
  path: ({ id }) => `/api/staff/customers/${id}/drafts`,
  params: IdParams,
  success: listed(DraftOfCall),
  errors: ['not_found'],
})

export const saveCustomerDraft = defineEndpoint({
  name: 'saveCustomerDraft',
  summary: 'Keep what one is writing about a call with a customer, in place of the one before',
  method: 'PUT',
  access: 'staff',
  permission: 'call.note',
  path: ({ id }) => `/api/staff/customers/${id}/drafts`,
  params: IdParams,
  body: z.object({ kind: callKind, ...givenForm }),
  success: Done,
  errors: ['not_found'],
})

export const listConsultationDrafts = defineEndpoint({
  name: 'listConsultationDrafts',
  summary: 'List what one has written to cancel a consultation or about how it went, and not sent yet',
  method: 'GET',
  access: 'staff',
  permission: 'consultation.manage',
  path: ({ id }) => `/api/staff/consultations/${id}/drafts`,
  params: IdParams,
  success: listed(DraftOfConsultation),
  errors: ['not_found'],
})

export const saveConsultationDraft = defineEndpoint({
  name: 'saveConsultationDraft',
  summary: 'Keep what one is writing to cancel a consultation or about how it went',
  method: 'PUT',
  access: 'staff',
  permission: 'consultation.manage',
  path: ({ id }) => `/api/staff/consultations/${id}/drafts`,
  params: IdParams,
  body: z.object({ kind: consultationKind, ...givenForm }),
  success: Done,
  errors: ['not_found'],
})
