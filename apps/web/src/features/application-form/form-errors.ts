import type { FormField } from '@sanad/contracts'
import type { Problem } from './problem-texts.ts'

type Errors = Readonly<Record<string, string>>

/** The fields that are wrong, for the summary before the form. */
export function summarise(fields: readonly FormField[], errors: Errors) {
  return fields
    .filter(({ field_id }) => field_id in errors)
    .map(({ field_id, field_title }) => ({ name: field_id, label: field_title }))
}

/** In the order of the form; a choice by its first option. */
export function focusFirstError(form: HTMLFormElement | null, problems: readonly Problem[]): void {
  const names = problems.map(({ fieldId }) => fieldId)
  const first = [...(form?.elements ?? [])].find((input) => names.includes(input.getAttribute('name') ?? ''))
  if (first instanceof HTMLElement) first.focus()
}
