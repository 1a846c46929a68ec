import type { ReactNode } from 'react'
import styles from './service-layout.module.css'

interface ServiceLayoutProps {
  /** What is to be chosen; once paid, where it stands. */
  lead: ReactNode
  /** The price; beside the others where there is room. */
  summary: ReactNode
  /** What the service is, and how far it is. */
  rest: ReactNode
}

export function ServiceLayout({ lead, summary, rest }: ServiceLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.summary}>{summary}</div>
      <div className={styles.rest}>{rest}</div>
    </div>
  )
}
