import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Done, Id, IdParams, Instant, NextCursor, PageQuery, typedText } from './wire.ts'

export const ConsultationTopic = z.enum([
  'new_registration',
  'gst',
  'income_tax',
  'company',
  'licences',
  'skill',
  'application',
  'other',
])
export type ConsultationTopic = z.infer<typeof ConsultationTopic>

export const ConsultationMode = z.enum(['phone', 'video'])
export type ConsultationMode = z.infer<typeof ConsultationMode>

export const ConsultationStatus = z.enum(['requested', 'confirmed', 'done', 'lapsed', 'cancelled'])
export type ConsultationStatus = z.infer<typeof ConsultationStatus>

export const maxConsultationNote = 1000

export const Consultation = z.object({
  id: Id,
  topic: ConsultationTopic,
  mode: ConsultationMode,
  note: z.string(),
  starts_at: Instant,
  ends_at: Instant,
  status: ConsultationStatus,
  /** Until when it may be moved or cancelled; null when it may not. */
  changeable_until: z.nullable(Instant),
  application: z.nullable(z.object({ id: Id, track_id: z.string(), title: z.string() })),
  /** Known once it is confirmed. */
  expert_name: z.nullable(z.string()),
  meeting_url: z.nullable(z.string()),
  created_at: Instant,
})
export type Consultation = z.infer<typeof Consultation>

export const ConsultationDay = z.object({
  date: z.iso.date(),
  /** `mine`: not available, as the customer has a consultation then. */
  slots: z.array(z.object({ starts_at: Instant, available: z.boolean(), mine: z.boolean() })),
})
export type ConsultationDay = z.infer<typeof ConsultationDay>

export const listConsultationSlots = defineEndpoint({
  name: 'listConsultationSlots',
  summary: 'List the slots of the coming business days, by day in India; without a range all of them',
  method: 'GET',
  access: 'session',
  path: () => '/api/consultations/slots',
  query: z.object({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) }),
  success: z.object({ success: z.literal(true), data: z.array(ConsultationDay) }),
  errors: [],
})

export const bookConsultation = defineEndpoint({
  name: 'bookConsultation',
  summary: 'Ask for a consultation in a free slot, about an application or not',
  method: 'POST',
  access: 'session',
  path: () => '/api/consultations',
  body: z.object({
    topic: ConsultationTopic,
    mode: ConsultationMode,
    starts_at: Instant,
    note: z._default(typedText(maxConsultationNote).check(z.refine((text) => !text.includes('\0'))), ''),
    application_id: z.optional(z.nullable(Id)),
    /** Made by the client for each attempt, so that a repeated call books nothing twice. */
    request_id: Id,
  }),
  success: z.object({ success: z.literal(true), message: z.string(), data: Consultation }),
  errors: ['not_found', 'slot_unavailable', 'consultation_limit', 'consultation_overlap'],
})

export const listMyConsultations = defineEndpoint({
  name: 'listMyConsultations',
  summary: "List the customer's consultations, the latest appointment first",
  method: 'GET',
  access: 'session',
  path: () => '/api/consultations',
  query: PageQuery,
  success: z.object({ success: z.literal(true), data: z.array(Consultation), next_cursor: NextCursor }),
  errors: [],
})

export const rescheduleConsultation = defineEndpoint({
  name: 'rescheduleConsultation',
  summary: 'Move a consultation to another free slot',
  method: 'PUT',
  access: 'session',
  path: ({ id }) => `/api/consultations/${id}/slot`,
  params: IdParams,
  body: z.object({ starts_at: Instant }),
  success: z.object({ success: z.literal(true), message: z.string(), data: Consultation }),
  errors: ['not_found', 'slot_unavailable', 'consultation_closed', 'consultation_overlap'],
})

export const cancelConsultation = defineEndpoint({
  name: 'cancelConsultation',
  summary: 'Cancel a consultation; cancelling a cancelled one changes nothing',
  method: 'POST',
  access: 'session',
  path: ({ id }) => `/api/consultations/${id}/cancel`,
  params: IdParams,
  success: Done,
  errors: ['not_found', 'consultation_closed'],
})
