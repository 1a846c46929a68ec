import * as z from 'zod/mini'
import { FieldValue, FieldView } from '../information-fields.ts'

/** An answer that a document is compared with, and what was said to the same question elsewhere. */
export const CheckedAnswer = z.object({
  /** How it is read; its id is the answer's. */
  field: FieldView,
  /** Identity numbers masked; null where it was not given. */
  value: z.nullable(FieldValue),
  elsewhere: z.array(
    z.object({
      place: z.enum(['form', 'information', 'invoice', 'profile']),
      /** The service of an earlier application; null: this one. */
      application: z.nullable(z.string()),
      value: FieldValue,
      is_same: z.boolean(),
    }),
  ),
})
export type CheckedAnswer = z.infer<typeof CheckedAnswer>

/** What a document is checked against, as its service says. */
export const DocumentCheck = z.object({ document_id: z.string(), answers: z.array(CheckedAnswer) })
export type DocumentCheck = z.infer<typeof DocumentCheck>
