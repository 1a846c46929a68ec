import { type RefObject, useEffect, useState } from 'react'
import { chosenOf } from './chosen-of.ts'

// ARIA has no invalid group of choices: its description ends with the error.
const wrong = '[aria-invalid="true"], fieldset[aria-describedby$="-error"]'

/** Focuses the first field in `form` that has an error, once what a submission found is rendered. */
export function useFocusFirstError(
  form: RefObject<HTMLElement | null>,
): (submission: unknown) => Promise<void> {
  const [submissions, setSubmissions] = useState(0)
  useEffect(() => {
    if (submissions === 0) return
    const found = form.current?.querySelector<HTMLElement>(wrong)
    const field = found?.matches('fieldset') ? found.querySelector<HTMLElement>('input:enabled') : found
    if (field) chosenOf(field).focus()
  }, [submissions, form])
  return async (submission) => {
    await submission
    setSubmissions((count) => count + 1)
  }
}
