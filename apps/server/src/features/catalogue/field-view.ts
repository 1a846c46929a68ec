import type { FieldView } from '@sanad/contracts'
import { dateBoundsOf, effectiveInputType, type FieldDefinition, textIn } from '@sanad/domain'
import type * as z from 'zod/mini'
import type { Language } from '../../platform/http/language.ts'

/** A field definition in the caller's language. */
export function toFieldView(field: FieldDefinition, language: Language): z.infer<typeof FieldView> {
  return {
    field_id: field.id,
    label: textIn(field.label, language),
    field_title: textIn(field.label, language),
    help: field.help ? textIn(field.help, language) : '',
    input_type: effectiveInputType(field),
    options: field.options.map(({ value, label }) => ({ value, label: textIn(label, language) })),
    identifier: field.identifier ?? null,
    ...(field.sameAs && { same_as: field.sameAs }),
    ...(effectiveInputType(field) === 'date' && { dates: dateBoundsOf(field) }),
  }
}
