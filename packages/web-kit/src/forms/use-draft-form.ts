import { useEffect } from 'react'
import type { DefaultValues, UseFormProps, UseFormReturn } from 'react-hook-form'
import { attemptId, type DraftValues, forgetDraft, readDraft, saveDraft } from './draft-storage.ts'
import { useTranslatedForm } from './use-translated-form.ts'

export interface DraftForm<Values extends DraftValues> {
  form: UseFormReturn<Values>
  /** Idempotency key: the same for the same values. */
  requestId: (values: Values) => string
  /** Discards the draft after it was sent. */
  forget: () => void
}

/**
 * A form with a draft in session storage that survives a reload, a navigation and a login. `key` (`draftKey`) must
 * not change while it is mounted.
 */
export function useDraftForm<Values extends DraftValues>(
  key: string,
  empty: Values,
  options: Pick<UseFormProps<Values>, 'shouldFocusError'> = {},
): DraftForm<Values> {
  const form = useTranslatedForm<Values>({
    ...options,
    mode: 'onTouched',
    // The compiler cannot see through the type parameter that the values are complete.
    defaultValues: readDraft(key, empty) as DefaultValues<Values>,
  })
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(key, values) }),
    [subscribe, key],
  )
  return {
    form,
    requestId: (values) => attemptId(key, values),
    forget: () => forgetDraft(key),
  }
}
