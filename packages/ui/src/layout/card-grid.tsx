import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Cards of equal rank: below each other, or two in a row where there is room. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
