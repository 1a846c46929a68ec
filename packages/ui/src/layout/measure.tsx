import type { ReactNode } from 'react'
import styles from './measure.module.css'

/** As wide as lines and fields are good to read: forms and conversations on a wide screen. */
export function Measure({ children }: { children: ReactNode }) {
  return <div className={styles.measure}>{children}</div>
}
