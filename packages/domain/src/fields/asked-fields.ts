import * as z from 'zod/mini'
import { AskedFieldName } from './application-field-keys.ts'

/** Application fields that the form of a service asks for. */
export const AskedFields = z.strictObject({
  required: z.array(AskedFieldName),
  optional: z._default(z.array(AskedFieldName), []),
})
export type AskedFields = z.infer<typeof AskedFields>
