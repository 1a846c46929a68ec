import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Deliverable } from './deliverables.ts'
import { NameMark } from './name-mark.ts'
import { NextStep, ShownStatus } from './service-application.ts'
import { UploadedDocument } from './uploaded-documents.ts'
import { Id, NextCursor, PageQuery } from './wire.ts'

/** Required and uploaded documents of an application. */
export const ApplicationDocuments = z.object({
  application: z.object({
    id: Id,
    track_id: z.string(),
    title: z.string(),
    name_of_firm: z.nullable(z.string()),
    name_mark: z.optional(NameMark),
    payment_status: z.union([z.literal(0), z.literal(1)]),
    client_status: ShownStatus,
    /** Absent in answers of older portals. */
    next_step: z.optional(NextStep),
  }),
  may_upload: z.boolean(),
  documents: z.array(
    z.object({
      document_id: z.string(),
      label: z.string(),
      help: z.string(),
      /** The current file; null if none. */
      uploaded: z.nullable(UploadedDocument),
    }),
  ),
  deliverables: z.array(Deliverable),
  /** Number of missing documents, fields and extra items. */
  pending_items: z.int(),
  /** Of them. Absent in answers of older portals. */
  pending_documents: z.optional(z.int()),
  /** Whether the application form is needed beside them. Absent in answers of older portals. */
  form_missing: z.optional(z.boolean()),
})
export type ApplicationDocuments = z.infer<typeof ApplicationDocuments>

export const listDocuments = defineEndpoint({
  name: 'listDocuments',
  summary:
    "List the documents of the customer's paid applications, newest first; only a missing next_cursor ends it",
  method: 'GET',
  access: 'session',
  path: () => '/api/documents',
  query: PageQuery,
  success: z.object({
    success: z.literal(true),
    data: z.array(ApplicationDocuments),
    next_cursor: NextCursor,
  }),
  errors: [],
})
