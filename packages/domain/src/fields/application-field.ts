import type { IdentifierKind } from '../identifiers/identifier-kind.ts'
import type { LocalText } from '../language/local-text.ts'
import type { AskedFieldKey } from './application-field-keys.ts'
import type { DateBounds } from './date-bounds.ts'
import type { FieldType } from './field-definition.ts'
import type { NumberBounds } from './number-bounds.ts'

/** Definition of an application field: input and validation. */
export interface ApplicationField {
  readonly label: LocalText
  readonly help?: LocalText
  /** Defaults to `text`. */
  readonly type?: FieldType
  readonly identifier?: IdentifierKind
  readonly options?: readonly { readonly value: string; readonly label: LocalText }[]
  readonly maxLength?: number
  readonly dates?: DateBounds
  readonly numbers?: NumberBounds
  /** Encrypted at rest, masked in every answer, never in a draft. */
  readonly secret?: true
  /** Conditional field: asked only if the other field has this value. */
  readonly onlyIf?: { readonly key: AskedFieldKey; readonly value: string }
}

export const yesOrNo = [
  { value: 'yes', label: { en: 'Yes' } },
  { value: 'no', label: { en: 'No' } },
] as const
