import {
  type AskedFieldKey,
  applicationFieldDefinition,
  applicationFields,
  derivedFieldLabels,
  type FieldDefinition,
} from '@sanad/domain'
import { translateData } from '@sanad/texts/node'

const keys = Object.keys(applicationFields) as AskedFieldKey[]

/** The application fields with their labels, hints and options in every language. */
export const translatedFields = translateData(
  'domain/fields',
  Object.fromEntries(keys.map((key) => [key, applicationFieldDefinition(key)])),
) as Readonly<Record<AskedFieldKey, FieldDefinition>>

export const translatedFieldLabels = translateData('domain/derived-fields', derivedFieldLabels)
