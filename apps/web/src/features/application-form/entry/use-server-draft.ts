import type { FormField } from '@sanad/contracts'
import { type ApiError, isApiError } from '@sanad/web-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSaveDraftMutation } from '../application-form-api.ts'
import type { FormValues } from '../form-values.ts'
import { readUnsent, writeUnsent } from './unsent-draft.ts'

const saveAfterMs = 800
const retryAfterMs = 5000

export type DraftState =
  | { readonly kind: 'idle' | 'saving' | 'failed' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'refused'; readonly error: ApiError }

/** Autosave (debounced) to the server, so that another device can continue. */
export function useServerDraft(
  applicationId: string,
  fields: readonly FormField[],
  /** The form was submitted from elsewhere: nothing that is typed here is taken any more. */
  onOvertaken: () => void,
) {
  const [save] = useSaveDraftMutation()
  const [state, setState] = useState<DraftState>({ kind: 'idle' })
  const pending = useRef<FormValues>(readUnsent(applicationId))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSending = useRef(false)
  // For good: until something else is typed.
  const isRefused = useRef(false)

  const plan = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), delay)
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer.current)
    const values = pending.current
    if (isSending.current || isRefused.current || Object.keys(values).length === 0) return
    isSending.current = true
    pending.current = {}
    setState({ kind: 'saving' })
    const { data, error } = await save({ params: { id: applicationId }, body: { values } })
    isSending.current = false
    if (isApiError(error) && error.code === 'form_submitted') {
      discard()
      return onOvertaken()
    }
    const isFinal = isApiError(error) && isRefusedForGood(error)
    isRefused.current = isFinal
    if (error) pending.current = { ...values, ...pending.current }
    writeUnsent(applicationId, pending.current)
    const hasMore = Object.keys(pending.current).length > 0
    if (data) setState({ kind: 'saved', at: data.saved_at })
    else setState(isFinal ? { kind: 'refused', error } : { kind: 'failed' })
    if (hasMore && !isFinal) plan(error ? retryAfterMs : saveAfterMs)
  }

  const keep = (fieldId: string, value: string) => {
    const field = fields.find(({ field_id }) => field_id === fieldId)
    // Identity numbers and bank accounts are never part of a draft.
    if (!field || field.secret || field.read_only || !field.asked) return
    pending.current = { ...pending.current, [fieldId]: value }
    isRefused.current = false
    writeUnsent(applicationId, { ...readUnsent(applicationId), [fieldId]: value })
    plan(saveAfterMs)
  }

  const saveNow = useEffectEvent(() => void flush())
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && saveNow()
    document.addEventListener('visibilitychange', onHide)
    saveNow()
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      clearTimeout(timer.current)
      saveNow()
    }
  }, [])

  /** Pauses the autosave during submission. */
  const hold = () => clearTimeout(timer.current)
  const resume = () => plan(saveAfterMs)

  const discard = () => {
    hold()
    pending.current = {}
    writeUnsent(applicationId, {})
  }

  return { state, keep, hold, resume, discard }
}

/** The same again would be refused again, except once somebody is logged in again, or later. */
function isRefusedForGood({ status = 0 }: ApiError): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}
