import { checkIdentifier } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { RevealReason } from '../personal-data.ts'
import { Id, requiredText } from '../wire.ts'

export const searchKinds = [
  'application',
  'customer',
  'ticket',
  'order',
  'money_document',
  'reference',
] as const

/** What was found, in words, and where it leads. */
export const SearchHit = z.object({
  kind: z.enum(searchKinds),
  /** The tracking id, name, ticket, order or number; of a `reference`, the department's number. */
  title: z.string(),
  /** Of an application. */
  service: z.nullable(z.string()),
  /** Whose it is. */
  detail: z.string(),
  /** Of an application, ticket or customer. */
  id: Id,
  application_id: z.nullable(Id),
})
export type SearchHit = z.infer<typeof SearchHit>

/** How it was looked for. */
export const SearchWay = z.enum([
  'tracking_id',
  'mobile',
  'email',
  'name',
  'ticket',
  'order',
  'number',
  'bank_reference',
  'reference',
])
export type SearchWay = z.infer<typeof SearchWay>

export const searchDesk = defineEndpoint({
  name: 'searchDesk',
  summary:
    'Find applications, customers, tickets, orders, money documents and numbers of departments: at most 8 of each kind, the newest first. Says how it looked',
  method: 'GET',
  access: 'staff',
  permission: 'search',
  path: () => '/api/staff/search',
  query: z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)) }),
  success: z.object({
    success: z.literal(true),
    data: z.array(SearchHit),
    tried: z.array(SearchWay),
  }),
  errors: [],
})

export const lookUpPan = defineEndpoint({
  name: 'lookUpPan',
  summary:
    'Find applications and their customers by a whole PAN; recorded for each customer, with the reason',
  method: 'POST',
  access: 'staff',
  permission: 'identifier.lookup',
  path: () => '/api/staff/pan-lookups',
  body: z.object({
    pan: z.string().check(
      z.maxLength(20),
      z.refine(
        (text) => checkIdentifier('pan', text).ok,
        'Please check the PAN: five letters, four digits, a letter.',
      ),
    ),
    why: RevealReason,
    /** In words. */
    reason: requiredText(300, 'Please say why.'),
  }),
  success: z.object({ success: z.literal(true), data: z.array(SearchHit) }),
  errors: [],
})
