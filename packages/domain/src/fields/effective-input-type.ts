import type { FieldDefinition, FieldType } from './field-definition.ts'

/**
 * The input a field is shown and checked as: a field whose type, id or English label mentions "state" is a state
 * dropdown (DI-05). Whole words only, so that "Bank statement" and "Real estate" keep their type.
 */
export function effectiveInputType(field: Pick<FieldDefinition, 'type' | 'id' | 'label'>): FieldType {
  const words = `${field.type} ${field.id} ${field.label.en}`.toLowerCase().split(/[^a-z]+/)
  return words.includes('state') ? 'state' : field.type
}
