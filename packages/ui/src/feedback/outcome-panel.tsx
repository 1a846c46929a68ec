import { type ReactNode, useId } from 'react'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/first-page-icons.tsx'
import styles from './outcome-panel.module.css'

export interface OutcomePanelProps {
  tone: 'info' | 'success' | 'warning' | 'error' | 'neutral'
  title: ReactNode
  /** Announced when it appears (live region). */
  message: ReactNode
  /** Replaces the default icon of the tone. */
  icon?: ReactNode
  /** Further content above the actions. */
  children?: ReactNode
  /** Buttons and links, the primary one first. */
  actions: ReactNode
  /** Reference data below the actions. */
  details?: ReactNode
}

const toneIcons = {
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  error: CloseIcon,
  neutral: InfoIcon,
}

/** Result of an operation with the next actions. Its heading is focusable. */
export function OutcomePanel(props: OutcomePanelProps) {
  const { tone, title, message, icon, children, actions, details } = props
  const titleId = useId()
  const ToneIcon = toneIcons[tone]
  return (
    <section className={styles.panel} data-tone={tone} aria-labelledby={titleId}>
      <div className={styles.head}>
        <span className={styles.icon}>{icon ?? <ToneIcon />}</span>
        <div className={styles.text} role={tone === 'error' ? 'alert' : 'status'}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <div className={styles.message}>{message}</div>
        </div>
      </div>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {details && <div className={styles.details}>{details}</div>}
    </section>
  )
}
