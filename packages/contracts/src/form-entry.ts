import { applicationFieldKeys, maxApplicationField, maxTypedIdentifier } from '@sanad/domain'
import * as z from 'zod/mini'
import { ApplicationFields } from './application-fields.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { DataRecipient, FieldView } from './information-fields.ts'
import { ChangeRequest } from './tickets.ts'
import { Done, Id, IdParams, Instant } from './wire.ts'

/** Form field in the language of the request, with its stored value. */
export const FormField = z.extend(FieldView, {
  value: z.string(),
  /** The value is known from elsewhere; nothing has stored it for this application. */
  prefilled: z.optional(z.boolean()),
  /** An identity number given before: `reuseFormAnswer` copies it. `from`: null where it was given in this application. */
  reusable: z.optional(z.object({ source_id: Id, mask: z.string(), from: z.nullable(z.string()) })),
  /** A stored identity number that may still be typed anew: `reuseFormAnswer` with null takes it out. */
  replaceable: z.optional(z.boolean()),
  /** Whether the service asks for it; others are present because they have a value. */
  asked: z.boolean(),
  required: z.boolean(),
  /** Already submitted, or derived from profile or service. */
  read_only: z.boolean(),
  /** Masked, and never stored in a draft. */
  secret: z.boolean(),
  max_length: z.int(),
  /** Conditional field: asked only while the other field has this value. */
  only_if: z.nullable(z.object({ field_id: z.string(), value: z.string() })),
})
export type FormField = z.infer<typeof FormField>

export const FormGroupName = z.enum(['user', 'business', 'application'])
export type FormGroupName = z.infer<typeof FormGroupName>

export const ApplicationForm = z.object({
  id: Id,
  user_id: Id,
  track_id: z.string(),
  service_id: z.string(),
  title: z.string(),
  payment_status: z.union([z.literal(0), z.literal(1)]),
  /** Absent in answers of older portals, and of versions that did not say. */
  recipients: z.optional(z.array(DataRecipient)),
  groups: z.array(z.object({ group: FormGroupName, fields: z.array(FormField) })),
  submitted_at: z.nullable(Instant),
  /** It still takes information, so that a submitted answer may be asked to be changed. */
  takes_information: z.optional(z.boolean()),
  /** Submitted answers that the customer asked to change; the latest request of each. */
  change_requests: z.array(ChangeRequest),
  draft: z.nullable(z.object({ values: z.record(z.string(), z.string()), saved_at: Instant })),
})
export type ApplicationForm = z.infer<typeof ApplicationForm>

export const getByApplication = defineEndpoint({
  name: 'getByApplication',
  summary: 'Read the form of an application: fields in three groups, stored values and the draft',
  method: 'GET',
  access: 'link',
  path: ({ id }) => `/api/v2/services/user/get-by-application/${id}`,
  params: IdParams,
  success: z.object({ success: z.literal(true), data: ApplicationForm }),
  errors: ['not_found', 'application_verified', 'form_unavailable'],
})

const DraftValue = z.string().check(z.maxLength(maxApplicationField))

export const saveDraft = defineEndpoint({
  name: 'saveDraft',
  summary: 'Save a draft of the form; only the given fields change, identity numbers are never stored',
  method: 'PUT',
  access: 'link',
  path: ({ id }) => `/api/v2/services/user/draft/${id}`,
  params: IdParams,
  body: z.object({
    values: z.partialRecord(
      z.enum(applicationFieldKeys as [(typeof applicationFieldKeys)[number]]),
      DraftValue,
    ),
  }),
  success: z.object({ success: z.literal(true), message: z.string(), saved_at: Instant }),
  errors: ['not_found', 'application_verified', 'form_submitted', 'field_already_submitted'],
})

export const submitForm = defineEndpoint({
  name: 'submitForm',
  summary: 'Submit the form, once; the error lists every missing or invalid field',
  method: 'POST',
  access: 'link',
  path: ({ id }) => `/api/v2/services/user/submit-form/${id}`,
  params: IdParams,
  body: ApplicationFields,
  success: Done,
  errors: [
    'not_found',
    'application_verified',
    'form_submitted',
    'field_already_submitted',
    'field_invalid',
    'guardian_needed',
    'gstin_state_mismatch',
    'buyer_details_missing',
    'buyer_other_person',
    'buyer_locked',
    'order_live',
    'payment_in_review',
  ],
})

export const reuseFormAnswer = defineEndpoint({
  name: 'reuseFormAnswer',
  summary:
    'Answer a question of the form by an identity number that was given before, or with null take it out again; only its owner sees that there is one',
  method: 'POST',
  access: 'session',
  path: ({ id }) => `/api/v2/services/user/reuse-answer/${id}`,
  params: IdParams,
  body: z.object({
    field_id: z.enum(applicationFieldKeys as [(typeof applicationFieldKeys)[number]]),
    source_id: z.nullable(Id),
  }),
  success: Done,
  errors: ['not_found', 'form_submitted', 'field_already_submitted', 'field_invalid'],
})

export const updateGstinNumber = defineEndpoint({
  name: 'updateGstinNumber',
  summary:
    'Set or correct the GSTIN of an application, in its form and for its invoice; the State follows it',
  method: 'PUT',
  access: 'link',
  path: ({ id }) => `/api/services/update-GSTIN-number/${id}`,
  params: IdParams,
  body: z.object({ gst_number: z.string().check(z.trim(), z.maxLength(maxTypedIdentifier)) }),
  success: Done,
  errors: [
    'field_already_submitted',
    'not_found',
    'application_verified',
    'field_invalid',
    'gstin_state_mismatch',
    'buyer_details_missing',
    'buyer_other_person',
    'buyer_locked',
    'order_live',
    'payment_in_review',
  ],
})
