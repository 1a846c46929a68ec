import { maxLimitFactor } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Done, IdParams, requiredText } from './wire.ts'

export const raiseAccountLimits = defineEndpoint({
  name: 'raiseAccountLimits',
  summary: "Raise a customer's limits (an accountant's, say), all by one factor; 1 takes it back",
  method: 'POST',
  access: 'staff',
  permission: 'customer.limits',
  path: ({ id }) => `/api/staff/customers/${id}/account-limits`,
  params: IdParams,
  body: z.object({
    factor: z.int().check(z.minimum(1), z.maximum(maxLimitFactor)),
    reason: requiredText(300, 'Please say why.'),
  }),
  success: Done,
  errors: ['not_found'],
})
