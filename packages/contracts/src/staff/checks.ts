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
      place: z.enum(['form', 'information', 'invoice', 'issued', 'profile']),
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

/** `is_sealed`: what is shown of it is a mask, of which a member may reveal the whole. */
export const GivenAnswer = z.extend(CheckedAnswer, { is_sealed: z.boolean() })
export type GivenAnswer = z.infer<typeof GivenAnswer>

/** Every answer to the form and to what is asked beyond it, without a value where it is still to come. */
export const GivenAnswers = z.object({ form: z.array(GivenAnswer), information: z.array(GivenAnswer) })
export type GivenAnswers = z.infer<typeof GivenAnswers>
