import * as z from 'zod/mini'
import { Business } from './businesses.ts'
import { ComplianceItem, ComplianceLicence } from './compliance.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { NameMark } from './name-mark.ts'
import { ServiceSummary } from './service-summary.ts'
import { IdParams, NextCursor, PageQuery } from './wire.ts'

export const getBusinessDetails = defineEndpoint({
  name: 'getBusinessDetails',
  summary: 'Read a business with its licences, its due dates and, paged, the applications for it',
  method: 'GET',
  access: 'session',
  path: ({ id }) => `/api/business/details/${id}`,
  params: IdParams,
  query: PageQuery,
  success: z.object({
    success: z.literal(true),
    data: z.object({
      business: z.extend(Business, { name_mark: z.optional(NameMark) }),
      compliance: z.object({
        /** Whether the customer has stated the facts that its due dates follow from. */
        has_profile: z.boolean(),
        licences: z.array(ComplianceLicence),
        overdue: z.int(),
        /** First obligation due within three months; null if none. */
        next: z.nullable(ComplianceItem),
      }),
      services: z.array(ServiceSummary),
    }),
    next_cursor: NextCursor,
  }),
  errors: ['not_found'],
})
