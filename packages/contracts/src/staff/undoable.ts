import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { Id } from '../wire.ts'

const act = {
  /** Of the act, which takes it back. */
  request_id: z.string(),
  /** The document, the stage, what was asked for, the reason of the hold, the file, or the subject of the ticket. */
  what: z.string(),
  /** Since it was recorded. */
  elapsed_ms: z.number(),
}
const recorded = { ...act, application_id: Id }
export const UndoableAct = z.discriminatedUnion('decision', [
  z.object({
    decision: z.enum(['accepted', 'rejected']),
    ...recorded,
    file_id: Id,
    document_id: z.string(),
  }),
  z.object({ decision: z.enum(['completed', 'stage', 'asked', 'held', 'attached']), ...recorded }),
  z.object({ decision: z.enum(['replied', 'closed']), ...act, ticket_id: Id }),
])
export type UndoableAct = z.infer<typeof UndoableAct>

export const listUndoableActs = defineEndpoint({
  name: 'listUndoableActs',
  summary:
    'List what the signed-in member did and can still take back, in the order in which it was recorded',
  method: 'GET',
  access: 'staff',
  permission: 'self',
  path: () => '/api/staff/me/undoable',
  success: z.object({ success: z.literal(true), data: z.array(UndoableAct) }),
  errors: [],
})
