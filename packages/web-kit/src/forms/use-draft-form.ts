import { useEffect } from 'react'
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form'
import { attemptId, type DraftValues, forgetDraft, readDraft, saveDraft } from './draft-storage.ts'

export interface DraftForm<Values extends DraftValues> {
  form: UseFormReturn<Values>
  /** Names the attempt to send these values: the same for the same values. */
  requestId: (values: Values) => string
  /** The values were sent. */
  forget: () => void
}

/**
 * A form whose typed text outlives a reload, a wrong turn and a login. `key` (`draftKey`) must not change while it is
 * shown.
 */
export function useDraftForm<Values extends DraftValues>(key: string, empty: Values): DraftForm<Values> {
  const form = useForm<Values>({
    mode: 'onTouched',
    // A type parameter hides from the compiler that all values are there.
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
