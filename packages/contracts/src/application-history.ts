import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { StaffAct } from './staff/applications.ts'
import { IdParams, Instant, NextCursor, PageQuery } from './wire.ts'

/** What happened to an application: a fact of the customer, an act of staff, or what the customer was told. */
export const HistoryEntry = z.object({
  /** Of the entry within the history. */
  id: z.string(),
  kind: z.enum([
    'begun',
    'file_given',
    'answers_given',
    'form_submitted',
    'paid',
    'told',
    'identifier_revealed',
    ...StaffAct.options,
  ]),
  /** Ids in the service: of documents, fields, extra items, the stage or what was paid. */
  subjects: z.array(z.string()),
  /** In the words of who wrote them: a reason, a comment, the name of a file; or what the customer was told of. */
  words: z.string(),
  /** Null where the customer or the portal did it. */
  staff_name: z.nullable(z.string()),
  at: Instant,
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const getApplicationHistory = defineEndpoint({
  name: 'getApplicationHistory',
  summary:
    'List what happened to an application, newest first: facts, acts of staff, reveals, and what the customer was told',
  method: 'GET',
  access: 'staff',
  permission: 'application.read',
  path: ({ id }) => `/api/staff/applications/${id}/history`,
  params: IdParams,
  query: PageQuery,
  success: z.object({ success: z.literal(true), data: z.array(HistoryEntry), next_cursor: NextCursor }),
  errors: ['not_found'],
})
