import { maxFieldText, maxItemId } from '@sanad/domain'
import * as z from 'zod/mini'

/** Who is given what the customer gives, apart from us. */
export const DataRecipient = z.object({
  name: z.string(),
  kind: z.enum(['department', 'company', 'council', 'agency']),
  purpose: z.string(),
})
export type DataRecipient = z.infer<typeof DataRecipient>

export const FieldView = z.object({
  field_id: z.string(),
  label: z.string(),
  field_title: z.string(),
  help: z.string(),
  input_type: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  identifier: z.nullable(z.string()),
  /** The field of the application form that asks for the same. */
  same_as: z.optional(z.string()),
  /** The information is complete without it. Absent in answers of older portals. */
  optional: z.optional(z.boolean()),
  /** A password whose stage is done: nothing of it is left but its mask. Absent in answers of older portals. */
  destroyed: z.optional(z.boolean()),
  /** Of a date; relative limits count from the day of the answer. */
  dates: z.optional(z.object({ earliest: z.optional(z.string()), latest: z.optional(z.string()) })),
  /** Of a number: what it accepts, both bounds included. Absent in answers of older portals. */
  numbers: z.optional(
    z.object({
      min: z.optional(z.number()),
      max: z.optional(z.number()),
      whole: z.optional(z.literal(true)),
    }),
  ),
})
export type FieldView = z.infer<typeof FieldView>

/** Not trimmed here: a password may begin or end with a blank; `checkFieldValue` trims the other types. */
export const FieldValue = z.union([
  z.string().check(z.maxLength(maxFieldText)),
  z.array(z.string().check(z.maxLength(maxItemId))).check(z.maxLength(50)),
])
export type FieldValue = z.infer<typeof FieldValue>
