import type { IdentifierKind } from '../identifiers/identifier-kind.ts'
import type { LocalText } from '../language/local-text.ts'
import type { AskedFieldKey } from './application-field-keys.ts'
import type { FieldType } from './field-definition.ts'

/** How an application field is asked for and checked. */
export interface ApplicationField {
  readonly label: LocalText
  readonly help?: LocalText
  /** Text unless said otherwise. */
  readonly type?: FieldType
  readonly identifier?: IdentifierKind
  readonly options?: readonly { readonly value: string; readonly label: LocalText }[]
  readonly maxLength?: number
  /** Kept sealed, shown masked, in no draft. */
  readonly secret?: true
  /** Asked for only where another field has this value. */
  readonly onlyIf?: { readonly key: AskedFieldKey; readonly value: string }
}

export const yesOrNo = [
  { value: 'yes', label: { en: 'Yes', hi: 'हाँ' } },
  { value: 'no', label: { en: 'No', hi: 'नहीं' } },
] as const
