import type { FormField } from '@sanad/contracts'
import type { FieldReasonsTexts } from '@sanad/texts/common/field-reasons'
import { fieldDefinitionOf } from '../../shared/fields/field-definition-of.ts'
import { reasonText } from '../../shared/fields/reason-text.ts'
import type { FormProblem } from './form-values.ts'

/** Validation messages by field. */
export function problemTexts(
  problems: readonly FormProblem[],
  fields: readonly FormField[],
  texts: FieldReasonsTexts,
): Record<string, string> {
  const byId = new Map(fields.map((field) => [field.field_id, field]))
  return Object.fromEntries(
    problems.map(({ fieldId, reason }) => {
      const field = byId.get(fieldId)
      return [fieldId, field ? reasonText(reason, fieldDefinitionOf(field), texts) : texts[reason]]
    }),
  )
}
