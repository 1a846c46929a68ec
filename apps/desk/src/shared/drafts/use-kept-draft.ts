import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDeskSelector } from '../state/desk-state.ts'
import { keepSentWords } from './sent-words.ts'

interface Kept<Words> {
  /** What the server has; undefined while it is read, null where there is none. */
  readonly stored: Words | null | undefined
  readonly empty: Words
  /** Rejects where it was not saved. */
  readonly save: (words: Words) => Promise<unknown>
}

interface Draft<Words> {
  readonly words: Words
  /** Whether they are of before, and nothing was typed since. */
  readonly isRestored: boolean
  readonly write: (words: Words) => void
  /**
   * Sends what was written; the server ends the draft with it. The act answers whether it was sent, or the request id by
   * which it can be taken back: then the words are a draft again.
   */
  readonly send: (act: () => Promise<boolean | string>) => Promise<boolean>
}

/** Debounce: a pause in typing, short enough that a closed page loses a word at most. */
const PAUSE = 600

/**
 * What somebody writes, kept on the server while they do: it is there after a reload, on another device, and after a
 * session that ended was opened again. What was typed before the stored words came stays.
 */
export function useKeptDraft<Words>({ stored, empty, save }: Kept<Words>): Draft<Words> {
  const [typed, setTyped] = useState<Words>()
  const isSignedIn = useDeskSelector(({ session }) => session.status === 'in')
  const unsaved = useRef<Words>(undefined)
  const saving = useRef<Promise<unknown>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSending = useRef(false)

  const flush = useEffectEvent(() => {
    clearTimeout(timer.current)
    const words = unsaved.current
    // Saved after it was sent, the draft would come back.
    if (words === undefined || isSending.current) return
    unsaved.current = undefined
    saving.current = save(words).catch(() => {
      // Saved with the next words, or once somebody is signed in again.
      unsaved.current ??= words
    })
  })
  useEffect(() => {
    if (isSignedIn) flush()
  }, [isSignedIn])
  useEffect(() => {
    const leave = () => flush()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const words = typed ?? stored ?? empty
  return {
    words,
    isRestored: typed === undefined && stored !== undefined && stored !== null,
    write(words) {
      // What is being sent stays as it is: it would be neither sent nor kept.
      if (isSending.current) return
      setTyped(words)
      unsaved.current = words
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, PAUSE)
    },
    async send(act) {
      isSending.current = true
      try {
        await saving.current
        const sent = await act()
        if (typeof sent === 'string') keepSentWords(sent, () => save(words))
        if (sent !== false) {
          unsaved.current = undefined
          setTyped(empty)
        }
        return sent !== false
      } finally {
        isSending.current = false
        clearTimeout(timer.current)
        timer.current = setTimeout(flush, PAUSE)
      }
    },
  }
}
