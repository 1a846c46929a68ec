import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Done } from './wire.ts'

/** What a browser reports of any screen; the actions of the specification's list say more. */
const genericActions = [
  'USER_ACTION',
  'PAGE_VIEW',
  'VIEW',
  'CREATE',
  'UPDATE',
  'DELETE',
  'LOGIN',
  'LOGOUT',
] as const

export const AuditAction = z.enum([
  'DOCUMENT_UPLOAD',
  'INFORMATION_UPDATE',
  'INFORMATION_BULK_SUBMIT',
  'TICKET_CREATE',
  'SKILL_SERVICE_SELECT',
  'PAYMENT_INITIATION',
  'PAYMENT_SUCCESSFUL',
  ...genericActions,
])
export type AuditAction = z.infer<typeof AuditAction>

/** In characters of the JSON; enough for a form of forty answers. */
const MAX_METADATA = 8000

export const writeAuditLog = defineEndpoint({
  name: 'writeAuditLog',
  summary: 'Record an interaction of the customer on screen; the server audits what matters by itself',
  method: 'POST',
  access: 'session',
  path: () => '/api/audit-log/log',
  body: z.object({
    action: AuditAction,
    entity_type: z.string().check(z.maxLength(60)),
    entity_id: z.optional(z.string().check(z.maxLength(60))),
    track_id: z.optional(z.string().check(z.maxLength(60))),
    description: z.optional(z.string().check(z.maxLength(500))),
    metadata: z.optional(
      z
        .record(z.string().check(z.maxLength(60)), z.unknown())
        .check(z.refine((metadata) => JSON.stringify(metadata).length <= MAX_METADATA)),
    ),
    user_id: z.optional(z.string()),
    status: z.optional(z.string().check(z.maxLength(20))),
    error_message: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  }),
  success: Done,
  errors: [],
})
