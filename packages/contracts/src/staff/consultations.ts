import { maxPersonName } from '@sanad/domain'
import * as z from 'zod/mini'
import { Consultation } from '../consultations.ts'
import { defineEndpoint } from '../define-endpoint.ts'
import {
  ChosenDay,
  ChosenInstant,
  Day,
  Done,
  Id,
  IdParams,
  Instant,
  noteText,
  requiredText,
} from '../wire.ts'
import { filledReason } from './acts.ts'

const manage = { access: 'staff', permission: 'consultation.manage' } as const
/** The beginning that the screen showed: another one since is refused, as the customer has moved it. */
const seen_starts_at = z.optional(ChosenInstant)
const onSeen = ['not_found', 'consultation_closed', 'changed_meanwhile'] as const

export const DeskConsultation = z.extend(
  z.omit(Consultation, { changeable_until: true, cancel_reason: true }),
  {
    customer: z.object({ id: Id, name_of_person: z.string(), mobile: z.string(), language: z.string() }),
    expert_id: z.nullable(Id),
    allowed_acts: z.array(z.enum(['confirm', 'move', 'cancel', 'complete', 'miss'])),
    /** It cannot be held when it is to: the centre is closed then, or the expert is away. */
    trouble: z.nullable(z.enum(['centre_closed', 'expert_away'])),
    work_id: z.nullable(z.int()),
  },
)
export type DeskConsultation = z.infer<typeof DeskConsultation>

export const ConsultationDesk = z.object({
  /** Every day of the range with its slots; a closed one has none. */
  days: z.array(
    z.object({
      date: Day,
      /** Of the holiday or half day, in the language of the request. */
      name: z.nullable(z.string()),
      slots: z.array(
        z.object({
          starts_at: Instant,
          seats: z.int(),
          taken: z.int(),
          /** Another consultation can be moved to it. */
          is_open: z.boolean(),
          /** Experts who are away, or have another customer then. */
          not_free: z.array(Id),
        }),
      ),
    }),
  ),
  /** Those of one's own work; the seats of a slot count all. */
  consultations: z.array(DeskConsultation),
  experts: z.array(z.object({ id: Id, name: z.string() })),
})
export type ConsultationDesk = z.infer<typeof ConsultationDesk>

export const listDeskConsultations = defineEndpoint({
  ...manage,
  name: 'listDeskConsultations',
  summary: 'List the consultations of a range of days (IST, 35 at most) with its slots, seats and experts',
  method: 'GET',
  path: () => '/api/staff/consultations',
  query: z.object({ from: ChosenDay, to: ChosenDay }),
  success: z.object({ success: z.literal(true), data: ConsultationDesk }),
  errors: [],
})

/** `https://bank.example@evil.example` leads to the host after the @. */
const isWithoutUserInfo = (url: string) => !/^https:\/*[^/?#\\]*@/i.test(url)

export const confirmConsultation = defineEndpoint({
  ...manage,
  name: 'confirmConsultation',
  summary: 'Confirm a consultation with its expert; a repeated call replaces the expert',
  method: 'POST',
  path: ({ id }) => `/api/staff/consultations/${id}/confirm`,
  params: IdParams,
  body: z.object({
    /** A member who holds it; nobody holds two at once, or while they are away. */
    expert_id: z.optional(z.nullable(Id)),
    /** Required where no member is named. */
    expert_name: z.optional(requiredText(maxPersonName, 'Please name the expert.')),
    /** Required for a video consultation, otherwise not allowed. */
    meeting_url: z.optional(z.nullable(z.url({ protocol: /^https$/ }).check(z.refine(isWithoutUserInfo)))),
    seen_starts_at,
  }),
  success: Done,
  errors: [...onSeen, 'staff_absent', 'expert_busy'],
})

export const moveConsultation = defineEndpoint({
  ...manage,
  name: 'moveConsultation',
  summary:
    'Move a consultation to another slot and tell the customer; it is to be confirmed again. Idempotent',
  method: 'POST',
  path: ({ id }) => `/api/staff/consultations/${id}/move`,
  params: IdParams,
  body: z.object({ starts_at: ChosenInstant, seen_starts_at }),
  success: Done,
  errors: [...onSeen, 'slot_unavailable', 'consultation_overlap'],
})

export const cancelDeskConsultation = defineEndpoint({
  ...manage,
  name: 'cancelDeskConsultation',
  summary: 'Cancel a consultation with a reason in both languages, which the customer reads. Idempotent',
  method: 'POST',
  path: ({ id }) => `/api/staff/consultations/${id}/cancel`,
  params: IdParams,
  body: z.object({ reason: z.object({ en: filledReason, hi: filledReason }), seen_starts_at }),
  success: Done,
  errors: onSeen,
})

export const completeConsultation = defineEndpoint({
  ...manage,
  name: 'completeConsultation',
  summary: 'Record that a consultation was held, with a note for the centre. Idempotent',
  method: 'POST',
  path: ({ id }) => `/api/staff/consultations/${id}/done`,
  params: IdParams,
  body: z.object({
    note: z._default(noteText(2000), ''),
    /** The note is about somebody else: it is not in the customer's copy. */
    about_others: z._default(z.boolean(), false),
    request_id: Id,
  }),
  success: Done,
  errors: ['not_found', 'consultation_closed'],
})

export const missConsultation = defineEndpoint({
  ...manage,
  name: 'missConsultation',
  summary: 'Record that the customer was not there, and tell them. Idempotent',
  method: 'POST',
  path: ({ id }) => `/api/staff/consultations/${id}/no-show`,
  params: IdParams,
  success: Done,
  errors: ['not_found', 'consultation_closed'],
})
