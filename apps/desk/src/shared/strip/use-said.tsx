import { type ReactNode, useEffect, useState } from 'react'
import styles from './strip.module.css'

/** How long what was said stands at least. */
export const SAID_MS = 8000
const inputs = ['keydown', 'pointerdown'] as const

/**
 * What the strip says of the last act. The same words once more are another line, or no screen reader would say them again.
 * They go with the first input after a while: whoever looks away, or reads slowly, misses nothing.
 */
export function useSaid(): [said: ReactNode, say: (words: string | undefined) => void] {
  const [last, setLast] = useState<{ readonly words: string | undefined; readonly count: number }>()
  const say = (words: string | undefined) => setLast((before) => ({ words, count: (before?.count ?? 0) + 1 }))
  useEffect(() => {
    if (!last?.words) return
    const clear = () => setLast({ ...last, words: undefined })
    const timer = setTimeout(() => {
      for (const input of inputs) addEventListener(input, clear, { once: true })
    }, SAID_MS)
    return () => {
      clearTimeout(timer)
      for (const input of inputs) removeEventListener(input, clear)
    }
  }, [last])
  const line = last?.words && (
    <p key={last.count} className={styles.line}>
      {last.words}
    </p>
  )
  return [line, say]
}
