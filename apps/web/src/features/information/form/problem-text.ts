import type { FieldReason } from '@sanad/domain'
import type { FieldReasonsTexts } from '@sanad/texts/common/field-reasons'
import type { FieldError } from 'react-hook-form'
import { issueText } from '../../../shared/api/issue-text.ts'
import { fieldDefinitionOf } from '../../../shared/fields/field-definition-of.ts'
import { reasonText } from '../../../shared/fields/reason-text.ts'

/** What is wrong with an answer: the type of the error is the reason, its message what the server says. */
export function problemText(
  error: FieldError | undefined,
  texts: FieldReasonsTexts,
  field?: Parameters<typeof fieldDefinitionOf>[0],
): string | undefined {
  if (!error) return undefined
  const { type, message } = error
  return field && !message
    ? reasonText(type as FieldReason, fieldDefinitionOf(field), texts)
    : issueText({ reason: type, message: message ?? '' }, texts)
}
