import type { FieldIssue, FormField } from '@sanad/contracts'
import type { FieldReasonsTexts } from '@sanad/texts/common/field-reasons'
import { fieldIssues } from '../../shared/api/field-issues.ts'
import { issueText } from '../../shared/api/issue-text.ts'
import { fieldDefinitionOf } from '../../shared/fields/field-definition-of.ts'
import { reasonText } from '../../shared/fields/reason-text.ts'
import type { FormProblem } from './form-values.ts'

/** What is wrong with a field, by the domain's rules or by an answer of the server. */
export type Problem = FormProblem | { readonly fieldId: string; readonly issue: FieldIssue }

export function problemsOfAnswer(error: unknown): Problem[] {
  return fieldIssues(error).map((issue) => ({ fieldId: issue.path, issue }))
}

/** Validation messages by field. */
export function problemTexts(
  problems: readonly Problem[],
  fields: readonly FormField[],
  texts: FieldReasonsTexts,
): Record<string, string> {
  const byId = new Map(fields.map((field) => [field.field_id, field]))
  return Object.fromEntries(
    problems.map((problem) => {
      const { fieldId } = problem
      if ('issue' in problem) return [fieldId, issueText(problem.issue, texts)]
      const field = byId.get(fieldId)
      const { reason } = problem
      return [fieldId, field ? reasonText(reason, fieldDefinitionOf(field), texts) : texts[reason]]
    }),
  )
}
