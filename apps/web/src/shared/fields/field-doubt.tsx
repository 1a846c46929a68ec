import type { ReactNode } from 'react'
import styles from './field-doubt.module.css'

/** What is worth a second look at a field, and no reason to refuse. Always there, so that it is announced when it appears. */
export function FieldDoubt({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.doubt}>
      {children}
    </p>
  )
}
