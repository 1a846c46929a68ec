import { maxItemId } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Mobile, PersonName } from './identity.ts'
import { Done, Id, IdParams, Instant, NextCursor, PageQuery, requiredText } from './wire.ts'

/** Purposes of processing; only `service` is required for an account. */
export const ConsentPurpose = z.enum(['service', 'reminders', 'offers'])
export type ConsentPurpose = z.infer<typeof ConsentPurpose>

/** Records of an erased customer under statutory retention, with its end. */
export const HeldRecord = z.object({
  kind: z.enum(['payments', 'applications', 'consultations', 'consents', 'audit']),
  count: z.int(),
  until: z.iso.date(),
})
export type HeldRecord = z.infer<typeof HeldRecord>

/** Privacy notice in the language of the request. */
export const PrivacyNotice = z.object({
  version: z.int(),
  effective_from: z.iso.date(),
  title: z.string(),
  intro: z.string(),
  sections: z.array(z.object({ heading: z.string(), points: z.array(z.string()) })),
  purposes: z.array(
    z.object({ purpose: ConsentPurpose, required: z.boolean(), title: z.string(), text: z.string() }),
  ),
})
export type PrivacyNotice = z.infer<typeof PrivacyNotice>

export const readPrivacyNotice = defineEndpoint({
  name: 'readPrivacyNotice',
  summary: 'Read the latest privacy notice in the language of accept-language',
  method: 'GET',
  access: 'public',
  path: () => '/api/privacy/notice',
  success: z.object({ success: z.literal(true), data: PrivacyNotice }),
  errors: [],
})

export const Consent = z.object({
  purpose: ConsentPurpose,
  required: z.boolean(),
  title: z.string(),
  text: z.string(),
  /** What it rests on: the account, a service that is used and can be turned off (section 7(a) of the DPDP Act), or consent. */
  basis: z.enum(['account', 'service', 'consent']),
  /** The customer said so. */
  given: z.boolean(),
  /** Whether it is done: of a service also where nothing was said. */
  active: z.boolean(),
  /** When it was last given or withdrawn, and under which version of the notice; null if never. */
  decided_at: z.nullable(Instant),
  notice_version: z.nullable(z.int()),
})
export type Consent = z.infer<typeof Consent>

export const DataExport = z.object({
  id: Id,
  status: z.enum(['preparing', 'ready', 'failed', 'expired']),
  requested_at: Instant,
  files_done: z.int(),
  files_total: z.int(),
  size_bytes: z.nullable(z.int()),
  expires_at: z.nullable(Instant),
})
export type DataExport = z.infer<typeof DataExport>

/** Reason why an account cannot be erased yet. */
export const ErasureBlocker = z.object({
  kind: z.enum(['payment_under_way', 'refund_under_way', 'application_under_way']),
  application_id: Id,
  track_id: z.string(),
})
export type ErasureBlocker = z.infer<typeof ErasureBlocker>

export const Erasure = z.object({
  /** Pending request, which may still be cancelled. */
  request: z.nullable(z.object({ reference: z.string(), requested_at: Instant, due_at: Instant })),
  cooling_off_days: z.int(),
  /** The first 20 of what is in the way. */
  blockers: z.array(ErasureBlocker),
  held: z.array(HeldRecord),
})
export type Erasure = z.infer<typeof Erasure>

export const NomineeRelation = z.enum(['spouse', 'child', 'parent', 'sibling', 'partner', 'other'])
export type NomineeRelation = z.infer<typeof NomineeRelation>

/** Whom a customer names to act for them after death or incapacity (section 14 of the DPDP Act). */
export const Nominee = z.object({ name: PersonName, relation: NomineeRelation, mobile: Mobile })
export type Nominee = z.infer<typeof Nominee>

export const NamedNominee = z.object({
  name: z.string(),
  relation: NomineeRelation,
  mobile: z.string(),
  named_at: Instant,
})
export type NamedNominee = z.infer<typeof NamedNominee>

export const nameNominee = defineEndpoint({
  name: 'nameNominee',
  summary: 'Name who may act for the customer after death or incapacity; replaces whoever was named',
  method: 'PUT',
  access: 'session',
  inPerson: true,
  path: () => '/api/privacy/nominee',
  body: Nominee,
  success: Done,
  errors: ['proof_needed'],
})

export const removeNominee = defineEndpoint({
  name: 'removeNominee',
  summary: 'Take the nomination back',
  method: 'DELETE',
  access: 'session',
  inPerson: true,
  path: () => '/api/privacy/nominee',
  success: Done,
  errors: ['proof_needed'],
})

export const readPrivacy = defineEndpoint({
  name: 'readPrivacy',
  summary: 'Read consents, the latest data export, and what an erasure would retain',
  method: 'GET',
  access: 'session',
  inPerson: true,
  path: () => '/api/privacy',
  success: z.object({
    success: z.literal(true),
    data: z.object({
      notice_version: z.int(),
      /** The customer has not acknowledged the latest notice. */
      is_notice_new: z.boolean(),
      consents: z.array(Consent),
      data_export: z.nullable(DataExport),
      /** Absent in answers of older portals. */
      nominee: z.optional(z.nullable(NamedNominee)),
      erasure: Erasure,
    }),
  }),
  errors: ['not_found'],
})

export const saveConsents = defineEndpoint({
  name: 'saveConsents',
  summary: 'Record that the notice was acknowledged, and each consent given or refused',
  method: 'PUT',
  access: 'session',
  inPerson: true,
  path: () => '/api/privacy/consents',
  body: z.object({ notice_version: z.int(), reminders: z.boolean(), offers: z.boolean() }),
  success: Done,
  errors: ['notice_outdated'],
})

export const requestDataExport = defineEndpoint({
  name: 'requestDataExport',
  summary: 'Request an export of all data about the customer; returns the one in preparation, if any',
  method: 'POST',
  access: 'session',
  inPerson: true,
  path: () => '/api/privacy/exports',
  success: z.object({ success: z.literal(true), message: z.string(), data: DataExport }),
  errors: ['proof_needed', 'not_found'],
})

export const createDataExportLink = defineEndpoint({
  name: 'createDataExportLink',
  summary: 'Create a signed link to the export, valid for ten minutes',
  method: 'POST',
  access: 'session',
  inPerson: true,
  path: ({ id }) => `/api/privacy/exports/${id}/link`,
  params: IdParams,
  success: z.object({ success: z.literal(true), data: z.object({ url: z.string() }) }),
  errors: ['proof_needed', 'not_found'],
})

export const requestErasure = defineEndpoint({
  name: 'requestErasure',
  summary: 'Request erasure of the account, due after a cooling-off period',
  method: 'POST',
  access: 'session',
  inPerson: true,
  path: () => '/api/privacy/erasure',
  success: z.object({ success: z.literal(true), message: z.string(), data: Erasure }),
  errors: ['proof_needed', 'erasure_blocked', 'not_found'],
})

export const cancelErasure = defineEndpoint({
  name: 'cancelErasure',
  summary: 'Cancel the request for erasure',
  method: 'DELETE',
  access: 'session',
  inPerson: true,
  path: () => '/api/privacy/erasure',
  success: Done,
  errors: ['erasure_not_requested'],
})

/** Request for erasure, for staff. */
export const ErasureRequest = z.object({
  reference: z.string(),
  /** The only identifier that remains after erasure. */
  customer_id: Id,
  status: z.enum(['waiting', 'blocked', 'cancelled', 'done']),
  requested_at: Instant,
  due_at: Instant,
  done_at: z.nullable(Instant),
  held: z.array(HeldRecord),
})
export type ErasureRequest = z.infer<typeof ErasureRequest>

export const listErasureRequests = defineEndpoint({
  name: 'listErasureRequests',
  summary: 'List requests for erasure, newest first',
  method: 'GET',
  access: 'staff',
  permission: 'privacy.read',
  path: () => '/api/staff/erasure-requests',
  query: PageQuery,
  success: z.object({ success: z.literal(true), data: z.array(ErasureRequest), next_cursor: NextCursor }),
  errors: [],
})

/** Why a member of staff needs a value whole. */
export const RevealReason = z.enum(['department_portal', 'department_call', 'customer_asks', 'compare_paper'])
export type RevealReason = z.infer<typeof RevealReason>

export const revealIdentifier = defineEndpoint({
  name: 'revealIdentifier',
  summary: 'Reveal an encrypted value, to file it with the department; audited with its reason',
  method: 'POST',
  access: 'staff',
  permission: 'identifier.reveal',
  proof: true,
  path: ({ id }) => `/api/staff/applications/${id}/reveal`,
  params: IdParams,
  body: z.object({
    /** Source: the application form, or the information after payment. */
    from: z.enum(['form', 'information']),
    field_id: z.string().check(z.maxLength(maxItemId)),
    why: RevealReason,
    /** In words. */
    reason: requiredText(300, 'Please say why.'),
    /** `clipboard`: copied for a portal without being shown. */
    shown: z._default(z.enum(['screen', 'clipboard']), 'screen'),
  }),
  success: z.object({ success: z.literal(true), data: z.object({ value: z.string() }) }),
  errors: ['not_found'],
})
