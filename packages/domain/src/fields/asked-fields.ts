import * as z from 'zod/mini'
import { AskedFieldName } from './application-field-keys.ts'

/** What form entry asks for, beyond who the customer is. */
export const AskedFields = z.strictObject({
  required: z.array(AskedFieldName),
  optional: z._default(z.array(AskedFieldName), []),
})
export type AskedFields = z.infer<typeof AskedFields>
