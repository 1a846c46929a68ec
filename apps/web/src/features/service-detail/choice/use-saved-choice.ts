import type { ServiceApplication } from '@sanad/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useUpdateApplicationMutation } from '../../../shared/applications/application-api.ts'
import { useReloadApplication } from '../../../shared/applications/use-reload-application.ts'
import { type Choice, choiceBody, savedChoice, unsavedPart } from './saved-choice.ts'

const saveAfterMs = 400

export interface SavedChoice {
  /** Optimistic view: the saved choice with unsaved changes. */
  readonly choice: Choice
  readonly change: (part: Partial<Choice>) => void
  /** Changed, and the shown price is stale. */
  readonly saving: boolean
  /** There is input that is not part of the choice: incomplete or invalid. */
  readonly typing: boolean
  readonly setTyping: (isTyping: boolean) => void
  readonly error: unknown
  readonly retry: () => void
  readonly undo: () => void
}

/** Autosave (debounced) of the choice; a failed save is kept for a retry. */
export function useSavedChoice(application: ServiceApplication): SavedChoice {
  const { id } = application.serviceDetails
  const [draft, setDraft] = useState<Partial<Choice>>({})
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const [typing, setTyping] = useState(false)
  const [update] = useUpdateApplicationMutation()
  const reload = useReloadApplication(id)
  const isDirty = Object.keys(draft).length > 0

  const save = useEffectEvent(async () => {
    const sent = draft
    setSending(true)
    try {
      await update({ params: { id }, body: choiceBody(sent) }).unwrap()
      // The refetched application has the new price.
      await reload()
      setDraft((current) => unsavedPart(current, sent))
    } catch (failure) {
      setError(failure)
    }
    setSending(false)
  })

  useEffect(() => {
    if (!isDirty || isSending || error !== undefined) return
    const timer = setTimeout(save, draft.quantity === undefined ? 0 : saveAfterMs)
    return () => clearTimeout(timer)
  }, [draft, isDirty, isSending, error])

  return {
    choice: { ...savedChoice(application), ...draft },
    change: (part) => {
      setError(undefined)
      setDraft((current) => ({ ...current, ...part }))
    },
    saving: isDirty,
    typing,
    setTyping,
    error,
    retry: () => setError(undefined),
    undo: () => {
      setError(undefined)
      setDraft({})
    },
  }
}
