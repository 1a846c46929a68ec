import type { ReactNode } from 'react'
import { Children } from 'react'
import styles from './row-list.module.css'

/** Rows with dividers, inside a Card with `padding="none"`. */
export function RowList({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {Children.map(children, (row) => row && <li>{row}</li>)}
    </ul>
  )
}
