import type { LocalText } from '../language/local-text.ts'
import { applicationDetailFields } from './application-detail-fields.ts'
import type { ApplicationField } from './application-field.ts'
import type { AskedFieldKey, DerivedFieldKey } from './application-field-keys.ts'
import { businessFields } from './business-fields.ts'
import type { FieldDefinition } from './field-definition.ts'
import { maxApplicationField } from './field-limits.ts'
import { userFields } from './user-fields.ts'

/** Every application field with label, type and validation: the single source for server and forms. */
export const applicationFields: Record<AskedFieldKey, ApplicationField> = {
  ...userFields,
  ...businessFields,
  ...applicationDetailFields,
}

/** Converts an application field to a `FieldDefinition`, for `checkFieldValue`. */
export function applicationFieldDefinition(key: AskedFieldKey): FieldDefinition {
  const {
    label,
    help,
    type = 'text',
    identifier,
    options = [],
    maxLength = maxApplicationField,
    dates,
    numbers,
  } = applicationFields[key]
  return {
    id: key,
    label,
    type,
    options: options.map((option) => ({ ...option })),
    maxLength,
    ...(help && { help }),
    ...(identifier && { identifier }),
    ...(dates && { dates }),
    ...(numbers && { numbers }),
  }
}

/** Whether a field is encrypted at rest and always masked: identity numbers and the bank account. */
export function isSecretApplicationField(key: AskedFieldKey): boolean {
  return applicationFields[key].secret === true
}

/** Labels of the derived fields. */
export const derivedFieldLabels: Record<DerivedFieldKey, LocalText> = {
  name_of_person: { en: 'Full name' },
  email: { en: 'E-mail' },
  mobile: { en: 'Mobile number' },
  type_of_reg: { en: 'Type of registration' },
}
