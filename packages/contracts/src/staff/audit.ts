import { auditKinds } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { Id, Instant, NextCursor, requiredNoteText, typedText } from '../wire.ts'

const kind = z.enum(auditKinds)
/** PostgreSQL has no year 0. */
const Day = z.iso
  .date()
  .check(z.refine((day) => day >= '2000' && day < '2100', 'Please choose a day in this century'))
const person = z.object({ id: Id, name: z.string() })

export const AuditEntry = z.object({
  id: z.string(),
  at: Instant,
  kind,
  /** The member of staff who did it; null: the customer, or the portal itself. */
  staff: z.nullable(person),
  /** Null also once the customer is erased. */
  customer: z.nullable(z.object({ id: Id, name_of_person: z.string(), mobile_end: z.string() })),
  entity_type: z.string(),
  entity_id: z.nullable(z.string()),
  /** Of a member of staff whom it is about. */
  entity_name: z.nullable(z.string()),
  track_id: z.nullable(z.string()),
  /** The name of the act, or its words. */
  act: z.string(),
  /** What whoever did it gave as the reason. */
  reason: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  /** In the caller's language, of the details that are ids of a document, a stage, a question or of what was asked for. */
  names: z.optional(z.record(z.string(), z.string())),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Days are those of India and count whole. */
export const AuditFilter = z.object({
  kind: z.optional(kind),
  person: z.optional(Id),
  /** Of whom or what: a tracking id, a mobile number, or the id of a customer. */
  about: z.optional(typedText(60)),
  from: z.optional(Day),
  to: z.optional(Day),
})
export type AuditFilter = z.infer<typeof AuditFilter>

export const listAuditEntries = defineEndpoint({
  name: 'listAuditEntries',
  summary:
    'List the audit log, newest first. A page looks at 5,000 entries at most and may be short; the cursor goes on from there',
  method: 'GET',
  access: 'staff',
  permission: 'audit.read',
  path: () => '/api/staff/audit',
  query: z.extend(AuditFilter, {
    cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  success: z.object({
    success: z.literal(true),
    data: z.array(AuditEntry),
    next_cursor: NextCursor,
    /** Everybody whose acts can be asked for, those who left included. */
    people: z.array(person),
  }),
  errors: [],
})

export const exportAuditEntries = defineEndpoint({
  name: 'exportAuditEntries',
  summary:
    'Record an export of the audit log with its filter and reason; answers a link to the CSV file that is valid for ten minutes',
  method: 'POST',
  access: 'staff',
  permission: 'audit.export',
  proof: true,
  path: () => '/api/staff/audit/link',
  body: z.object({ filter: AuditFilter, reason: requiredNoteText(300, 'Please say why.') }),
  success: z.object({ success: z.literal(true), data: z.object({ url: z.string() }) }),
  errors: [],
})
