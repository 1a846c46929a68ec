import type { ReactNode } from 'react'
import styles from './timeline.module.css'

/** List of TimelineStage elements. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {children}
    </ol>
  )
}
