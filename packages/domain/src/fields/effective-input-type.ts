import type { FieldDefinition, FieldType } from './field-definition.ts'

/**
 * Input type that a field is rendered and validated as. A field whose type, id or English label contains the word
 * "state" is a dropdown of States (DI-05); whole words only: "Bank statement" and "Real estate" keep their type.
 */
export function effectiveInputType(field: Pick<FieldDefinition, 'type' | 'id' | 'label'>): FieldType {
  const words = `${field.type} ${field.id} ${field.label.en}`.toLowerCase().split(/[^a-z]+/)
  return words.includes('state') ? 'state' : field.type
}
