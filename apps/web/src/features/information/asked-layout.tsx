import { Card, RowList } from '@sanad/ui'
import type { ReactNode } from 'react'
import styles from './asked-layout.module.css'

interface AskedLayoutProps {
  /** What the list is of. */
  label: string
  /** The rows; left out where there is no room beside the item. */
  list: ReactNode
  /** The item on show; left out where the list has the room. */
  item: ReactNode
}

/** What is asked at the left, what is on show at the right; on phones one of the two. */
export function AskedLayout({ label, list, item }: AskedLayoutProps) {
  return (
    <div className={styles.layout} data-both={Boolean(list && item) || undefined}>
      {list && (
        <nav className={styles.list} aria-label={label}>
          <Card padding="none">
            <RowList>{list}</RowList>
          </Card>
        </nav>
      )}
      {item && <div className={styles.item}>{item}</div>}
    </div>
  )
}
