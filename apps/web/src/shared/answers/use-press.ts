import { useErrorText, useToast } from '@sanad/web-kit'
import { useState } from 'react'

interface PressOptions {
  /** The error of the call, if there was one. */
  send: () => Promise<{ error?: unknown }>
  onDone: () => void
  /** What is said of how it went. */
  done: string
  failed: string
}

/** A button that sends one call, and says how it went. */
export function usePress({ send, onDone, done, failed }: PressOptions) {
  const errorText = useErrorText()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const { error } = await send()
    setBusy(false)
    if (error) return toast('error', errorText(error, failed))
    onDone()
    toast('success', done)
  }
  return { busy: isBusy, onClick: () => void press() }
}
