import type { ReactNode } from 'react'
import styles from './key-value-list.module.css'

export interface KeyValueItem {
  label: string
  /** Where two have the same label. */
  id?: string
  value: ReactNode
  /** What can be done about it. */
  action?: ReactNode
}

export interface KeyValueListProps {
  items: readonly KeyValueItem[]
  /** On wide screens; always 1 on phones. */
  columns?: 1 | 2
}

export function KeyValueList({ items, columns = 1 }: KeyValueListProps) {
  return (
    <dl className={styles.list} data-columns={columns}>
      {items.map((item) => (
        <div key={item.id ?? item.label} className={styles.item}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
          {item.action && <dd className={styles.action}>{item.action}</dd>}
        </div>
      ))}
    </dl>
  )
}
