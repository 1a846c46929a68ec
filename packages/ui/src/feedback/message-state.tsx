import type { ReactNode } from 'react'
import { WarningIcon } from '../icons/first-page-icons.tsx'
import { DocumentIcon } from '../icons/icons.tsx'
import styles from './message-state.module.css'

export interface MessageStateProps {
  title: ReactNode
  message?: ReactNode
  icon?: ReactNode
  /** Buttons, the primary one first. */
  actions?: ReactNode
  headingLevel?: 1 | 2 | 3
}

function MessageState(props: MessageStateProps & { tone: 'error' | 'plain' }) {
  const { title, message, icon, actions, headingLevel = 2, tone } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.state} data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <span className={styles.icon}>{icon}</span>
      <Heading className={styles.title}>{title}</Heading>
      {message && <p className={styles.message}>{message}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

export function ErrorState({ icon = <WarningIcon size={1.75} />, ...rest }: MessageStateProps) {
  return <MessageState {...rest} icon={icon} tone="error" />
}

export function EmptyState({ icon = <DocumentIcon size={1.75} />, ...rest }: MessageStateProps) {
  return <MessageState {...rest} icon={icon} tone="plain" />
}
