import type { ReactNode } from 'react'
import styles from './columns.module.css'

export interface ColumnsProps {
  children: ReactNode
  /** Beside the rest where there is room, below it elsewhere. */
  aside: ReactNode
}

/** What a page is for, and what belongs to it. */
export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      {aside}
    </div>
  )
}
