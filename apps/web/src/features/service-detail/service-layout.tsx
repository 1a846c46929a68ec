import type { ReactNode } from 'react'
import styles from './service-layout.module.css'

interface ServiceLayoutProps {
  /** What the service is, and what is to be chosen. */
  lead: ReactNode
  /** The price; beside the rest where there is room. */
  summary: ReactNode
  progress: ReactNode
}

export function ServiceLayout({ lead, summary, progress }: ServiceLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.summary}>{summary}</div>
      <div className={styles.progress}>{progress}</div>
    </div>
  )
}
