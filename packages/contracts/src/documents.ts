import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { ClientStatus, UploadedDocument } from './service-application.ts'
import { Id, NextCursor, PageQuery } from './wire.ts'

/** What one application asks for in documents, and what of it is in. */
export const ApplicationDocuments = z.object({
  application: z.object({
    id: Id,
    track_id: z.string(),
    title: z.string(),
    name_of_firm: z.nullable(z.string()),
    payment_status: z.union([z.literal(0), z.literal(1)]),
    client_status: ClientStatus,
  }),
  may_upload: z.boolean(),
  documents: z.array(
    z.object({
      document_id: z.string(),
      label: z.string(),
      help: z.string(),
      /** The current file; null while there is none. */
      uploaded: z.nullable(UploadedDocument),
    }),
  ),
  /** Everything that is still asked for: documents, fields and extra items. */
  pending_items: z.int(),
})
export type ApplicationDocuments = z.infer<typeof ApplicationDocuments>

export const listDocuments = defineEndpoint({
  name: 'listDocuments',
  summary: "List the documents of the customer's paid applications, the newest application first",
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
