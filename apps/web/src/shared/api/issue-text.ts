import type { FieldIssue } from '@sanad/contracts'
import type { FieldReasonsTexts } from '@sanad/texts/common/field-reasons'

/** What a rule of the service says about a field: in the language of the page where it names the reason. */
export function issueText(
  { reason, message }: Pick<FieldIssue, 'reason' | 'message'>,
  texts: FieldReasonsTexts,
): string {
  const said: unknown = reason === undefined ? undefined : new Map(Object.entries(texts)).get(reason)
  return typeof said === 'string' ? said : message
}
