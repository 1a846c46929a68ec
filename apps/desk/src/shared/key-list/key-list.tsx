import type { ReactNode } from 'react'
import styles from './key-list.module.css'
import type { RowFocus } from './use-key-list.ts'

/** A list whose rows are decided by single keys. As a grid: in a list a screen reader would take the keys for itself. */
export function KeyList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: ARIA's layout grid, whose rows are no table
    <div role="grid" aria-label={label} className={styles.list}>
      {children}
    </div>
  )
}

interface KeyRowProps {
  readonly row: RowFocus
  /** What Enter does on the row itself, also with single keys switched off. */
  readonly onOpen?: () => void
  readonly children: ReactNode
}

export function KeyRow({ row, onOpen, children }: KeyRowProps) {
  const { isCurrent, ref, onFocus } = row
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the layout grid
    <div
      ref={ref}
      role="row"
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent || undefined}
      className={styles.row}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (!onOpen || event.key !== 'Enter' || event.target !== event.currentTarget) return
        event.preventDefault()
        onOpen()
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a cell of the layout grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row has the focus */}
      <div role="gridcell" className={styles.cell}>
        {children}
      </div>
    </div>
  )
}
