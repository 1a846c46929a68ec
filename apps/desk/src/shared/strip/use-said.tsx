import { type ReactNode, useState } from 'react'
import styles from './strip.module.css'

/** What the strip says of the last act. The same words once more are another line, or no screen reader would say them again. */
export function useSaid(): [said: ReactNode, say: (words: string | undefined) => void] {
  const [last, setLast] = useState<{ readonly words: string | undefined; readonly count: number }>()
  const line = last?.words && (
    <p key={last.count} className={styles.line}>
      {last.words}
    </p>
  )
  return [line, (words) => setLast((before) => ({ words, count: (before?.count ?? 0) + 1 }))]
}
