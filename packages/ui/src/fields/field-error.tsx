import type { ReactNode } from 'react'
import { WarningIcon } from '../icons/first-page-icons.tsx'
import styles from './field-frame.module.css'

/** The live region is always mounted: screen readers announce only changes of an existing one. */
export function FieldError({ id, role, children }: { id: string; role?: 'status'; children: ReactNode }) {
  return (
    <div aria-live="polite" role={role}>
      {children && (
        <p id={id} className={styles.error}>
          <WarningIcon size={1.2} />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
