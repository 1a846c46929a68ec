import type { FieldIssue } from '@sanad/contracts'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { useMessages } from '@sanad/web-kit'
import { fieldIssues } from './field-issues.ts'

/** What the service's rules say about single fields, in the language of the page where it names the reason. */
export function useFieldIssues(): (error: unknown) => readonly FieldIssue[] {
  const words = new Map<string, unknown>(Object.entries(useMessages(fieldReasonsMessages)))
  return (error) =>
    fieldIssues(error).map((issue) => {
      const said = issue.reason === undefined ? undefined : words.get(issue.reason)
      return typeof said === 'string' ? { ...issue, message: said } : issue
    })
}
