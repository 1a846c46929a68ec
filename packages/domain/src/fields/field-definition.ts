import * as z from 'zod/mini'
import { IdentifierKind } from '../identifiers/identifier-kind.ts'
import { ItemId } from '../identifiers/item-id.ts'
import { LocalText } from '../language/local-text.ts'
import { SameAsField } from './application-field-keys.ts'
import { DateBounds } from './date-bounds.ts'
import { NumberBounds } from './number-bounds.ts'

export const FieldType = z.enum([
  'state',
  'text',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'number',
  'date',
  'email',
  'url',
  'tel',
  'password',
])
export type FieldType = z.infer<typeof FieldType>

export const FieldDefinition = z.strictObject({
  id: ItemId,
  label: LocalText,
  help: z.optional(LocalText),
  type: FieldType,
  options: z._default(z.array(z.strictObject({ value: ItemId, label: LocalText })), []),
  identifier: z.optional(IdentifierKind),
  maxLength: z.optional(z.int().check(z.positive())),
  /** Of a date. */
  dates: z.optional(DateBounds),
  /** Of a number. Not in the versions that were published before it. */
  numbers: z.optional(NumberBounds),
  /** The field of the application form or the account that says the same: what was given there is not asked for again. */
  sameAs: z.optional(SameAsField),
  /** The deliverable or the answer of a stage, of another service, whose number it is: ours to know. */
  issuedAs: z.optional(ItemId),
  /** Not needed to complete the information. Not in the versions that were published before it. */
  optional: z.optional(z.literal(true)),
  /**
   * Of a password: the stage that needs it. It is asked once everything before that stage is done, and destroyed with it.
   * Not in the versions that were published before it.
   */
  neededBy: z.optional(ItemId),
})
export type FieldDefinition = z.infer<typeof FieldDefinition>
