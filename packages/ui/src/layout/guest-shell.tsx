import type { ReactNode } from 'react'
import styles from './guest-shell.module.css'
import { SkipLink } from './skip-link.tsx'

export interface GuestShellPoint {
  icon: ReactNode
  text: string
}

export interface GuestShellProps {
  skipLabel: string
  /** `<Logo tone="ink">`, for the phone's header. */
  logo: ReactNode
  /** `<Logo tone="light">`, for the brand panel on wide screens. */
  panelLogo: ReactNode
  panelTitle: ReactNode
  panelText?: ReactNode
  panelPoints?: readonly GuestShellPoint[]
  /** Language and theme switches. */
  headerActions?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** Layout of login, registration and verification. */
export function GuestShell(props: GuestShellProps) {
  const {
    skipLabel,
    logo,
    panelLogo,
    panelTitle,
    panelText,
    panelPoints = [],
    headerActions,
    footer,
    children,
  } = props
  return (
    <div className={styles.shell}>
      <SkipLink>{skipLabel}</SkipLink>
      <aside className={styles.panel}>
        <div className={styles.panelContent}>
          {panelLogo}
          <div>
            <p className={styles.panelTitle}>{panelTitle}</p>
            {panelText && <p className={styles.panelText}>{panelText}</p>}
          </div>
          {panelPoints.length > 0 && (
            <ul className={styles.points}>
              {panelPoints.map((point) => (
                <li key={point.text}>
                  <span className={styles.pointIcon}>{point.icon}</span>
                  <span>{point.text}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </aside>
      <div className={styles.column}>
        <header className={styles.header}>
          <div className={styles.logo}>{logo}</div>
          <div className={styles.headerActions}>{headerActions}</div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>
  )
}
