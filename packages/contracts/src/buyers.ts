import { maxAddress, maxFirmName, maxTypedIdentifier } from '@sanad/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { Done, IdParams, StateId, typedText } from './wire.ts'

/** An empty GSTIN: there is none. */
export const GivenBuyer = z.object({
  gstin: typedText(maxTypedIdentifier),
  legal_name: typedText(maxFirmName),
  address: typedText(maxAddress),
})

/** Staff also say the State of a buyer without a GSTIN; absent: it stays. */
export const NamedBuyer = z.extend(GivenBuyer, { state_id: z.optional(StateId) })

export const saveBuyer = defineEndpoint({
  name: 'saveBuyer',
  summary:
    'Say whom receipts and invoices are made out to; an empty GSTIN means that there is none, the State follows one',
  method: 'PUT',
  access: 'session',
  path: ({ id }) => `/api/v2/services/user/buyer/${id}`,
  params: IdParams,
  body: GivenBuyer,
  success: z.extend(Done, { data: z.object({ state_id: z.nullable(z.int()) }) }),
  errors: [
    'not_found',
    'field_invalid',
    'gstin_state_mismatch',
    'buyer_other_person',
    'buyer_locked',
    'order_live',
    'payment_in_review',
  ],
})
