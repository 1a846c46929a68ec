import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'
import { NamedNominee } from '../personal-data.ts'
import { IdParams, requiredText } from '../wire.ts'

export const revealNominee = defineEndpoint({
  name: 'revealNominee',
  summary: 'Read whom a customer named to act for them, null if nobody; audited with its reason',
  method: 'POST',
  access: 'staff',
  permission: 'privacy.read',
  path: ({ id }) => `/api/staff/customers/${id}/nominee`,
  params: IdParams,
  body: z.object({ reason: requiredText(300, 'Please say why.') }),
  success: z.object({ success: z.literal(true), data: z.nullable(NamedNominee) }),
  errors: ['not_found'],
})
