import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Id, IdParams, Instant, NextCursor, PageQuery } from './wire.ts'

export const DocumentStatus = z.enum(['checking', 'submitted', 'accepted', 'rejected', 'infected'])
export const UploadedDocument = z.object({
  id: Id,
  document_id: z.string(),
  filename: z.string(),
  original_name: z.string(),
  size_bytes: z.int(),
  status: DocumentStatus,
  /** Reason of a rejection; otherwise null. */
  rejection_reason: z.nullable(z.string()),
  uploaded_at: Instant,
  /** Signed, short-lived path of the file; null in quarantine and if infected. */
  view_url: z.nullable(z.string()),
})
export type UploadedDocument = z.infer<typeof UploadedDocument>

/** Uploaded document with its application. */
export const OwnDocument = z.extend(UploadedDocument, {
  application_id: Id,
  track_id: z.string(),
  document_title: z.string(),
})
export type OwnDocument = z.infer<typeof OwnDocument>

export const listUploadedDocuments = defineEndpoint({
  name: 'listUploadedDocuments',
  summary: "List the customer's current documents, newest first",
  method: 'GET',
  access: 'session',
  path: () => '/api/uploaded-documents/all',
  query: PageQuery,
  success: z.object({ success: z.literal(true), data: z.array(OwnDocument), next_cursor: NextCursor }),
  errors: [],
})

export const getUploadedDocument = defineEndpoint({
  name: 'getUploadedDocument',
  summary: "Read one of the customer's documents",
  method: 'GET',
  access: 'session',
  path: ({ id }) => `/api/uploaded-documents/get/${id}`,
  params: IdParams,
  success: z.object({ success: z.literal(true), data: OwnDocument }),
  errors: ['not_found'],
})

/** Endpoint of resumable uploads (tus protocol); the submit call then names the upload's id. */
export const resumableUploadPath = '/api/uploads'
/** A smaller part is refused, unless it is the last; one that a lost connection cut short is kept and counts. */
export const smallestPartBytes = 64 * 1024
/** Parts of an upload: those of the largest file in smallest parts, and some cuts. */
export const mostUploadParts = 200
