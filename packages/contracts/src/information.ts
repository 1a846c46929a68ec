import { maxFieldText, maxItemId } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { FieldValue } from './information-fields.ts'
import { UploadedDocument } from './uploaded-documents.ts'
import { Done, Id } from './wire.ts'

const itemId = z.string().check(z.minLength(1), z.maxLength(maxItemId))

/** A GSTIN among the values is that of the invoice. */
const buyerErrors = [
  'gstin_state_mismatch',
  'buyer_details_missing',
  'buyer_other_person',
  'buyer_locked',
  'order_live',
  'payment_in_review',
] as const

export const submitFields = defineEndpoint({
  name: 'submitFields',
  summary: 'Submit information fields and extra items; empty values are dropped',
  method: 'POST',
  access: 'session',
  path: () => '/api/submitted-fields/bulk-add',
  body: z.object({
    user_id: z.optional(Id),
    application_id: z.optional(Id),
    fields: z._default(
      z.array(z.object({ field_id: itemId, value: FieldValue })).check(z.maxLength(200)),
      [],
    ),
    extra_info: z._default(
      z
        .array(z.object({ id: itemId, value: z.string().check(z.trim(), z.maxLength(maxFieldText)) }))
        .check(z.maxLength(50)),
      [],
    ),
  }),
  success: Done,
  errors: [
    'fields_missing',
    'field_invalid',
    'field_already_submitted',
    'guardian_needed',
    'payment_first',
    'not_found',
    ...buyerErrors,
  ],
})

export const reuseAnswer = defineEndpoint({
  name: 'reuseAnswer',
  summary: 'Submit an identity number that was given before, by reference; its value never leaves the server',
  method: 'POST',
  access: 'session',
  path: () => '/api/submitted-fields/reuse',
  body: z.object({ application_id: Id, field_id: itemId, source_id: Id }),
  success: Done,
  errors: ['field_invalid', 'field_already_submitted', 'payment_first', 'not_found', ...buyerErrors],
})

const fileErrors = [
  'not_found',
  'payment_first',
  'file_missing',
  'file_empty',
  'file_type_refused',
  'file_content_refused',
  'file_too_large',
  'file_limit',
  'refused_file_limit',
  'storage_quota',
  'document_locked',
  'storage_full',
  'storage_unavailable',
] as const

export const reuseDocument = defineEndpoint({
  name: 'reuseDocument',
  summary:
    'Give the file of an earlier application again, where the same paper is asked; the copy is independent of the source',
  method: 'POST',
  access: 'session',
  path: () => '/api/uploaded-documents/reuse',
  body: z.object({ application_id: Id, document_id: itemId, source_id: Id }),
  success: z.object({ success: z.literal(true), message: z.string(), data: UploadedDocument }),
  errors: fileErrors,
})

export const submitDocument = defineEndpoint({
  name: 'submitDocument',
  summary: 'Upload one document (multipart: user_id, application_id, document_id, then file or upload_id)',
  method: 'POST',
  access: 'session',
  path: () => '/api/uploaded-documents/submit',
  body: z.object({
    user_id: z.string(),
    application_id: z.string(),
    document_id: z.string(),
    upload_id: z.optional(z.string()),
  }),
  multipart: true,
  success: z.object({ success: z.literal(true), message: z.string(), data: UploadedDocument }),
  errors: ['user_id_missing', 'document_id_missing', ...fileErrors, 'upload_unfinished'],
})
