import type { FieldView } from '@sanad/contracts'
import { type FieldDefinition, FieldType, IdentifierKind } from '@sanad/domain'
import type * as z from 'zod/mini'

type View = z.infer<typeof FieldView> & { max_length?: number }

/** Maps a field of the response to the domain's definition; an unknown type is plain text. */
export function fieldDefinitionOf({
  field_id,
  label,
  input_type,
  options,
  identifier,
  max_length,
  dates,
  numbers,
}: View): FieldDefinition {
  const type = FieldType.safeParse(input_type)
  const kind = IdentifierKind.safeParse(identifier)
  return {
    id: field_id,
    label: { en: label },
    type: type.success ? type.data : 'text',
    options: options.map((option) => ({
      value: option.value,
      label: { en: option.label },
    })),
    ...(kind.success && { identifier: kind.data }),
    ...(max_length !== undefined && { maxLength: max_length }),
    ...(dates && { dates }),
    ...(numbers && { numbers }),
  }
}

/** Never persisted in the browser: passwords and identity numbers. */
export function isSecret({ input_type, identifier }: Pick<View, 'input_type' | 'identifier'>): boolean {
  return input_type === 'password' || identifier === 'aadhaar' || identifier === 'pan'
}
