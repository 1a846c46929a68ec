import type { ReactNode } from 'react'
import styles from './loading-state.module.css'
import { Spinner } from './spinner.tsx'

export interface LoadingStateProps {
  label: ReactNode
  /** `page` fills the screen, `section` a part of it, `inline` a line. */
  size?: 'page' | 'section' | 'inline'
}

export function LoadingState({ label, size = 'section' }: LoadingStateProps) {
  return (
    <div className={styles.loading} data-size={size} role="status">
      <Spinner size={size === 'inline' ? 1.25 : 2.25} />
      <span>{label}</span>
    </div>
  )
}
