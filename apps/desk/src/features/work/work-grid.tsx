import type { WorkColumn, WorkItem } from '@sanad/contracts/staff'
import { workMessages } from '@sanad/texts/desk/work'
import { VisuallyHidden } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { columnNames } from './columns-dialog.tsx'
import type { useRowFocus } from './use-row-focus.ts'
import type { SteadyRow } from './use-steady-list.ts'
import styles from './work-grid.module.css'
import { WorkRow } from './work-row.tsx'

interface WorkGridProps {
  readonly rows: readonly SteadyRow[]
  /** When the rows were read: lengths of time are reckoned from it. */
  readonly now: number
  readonly focus: ReturnType<typeof useRowFocus>
  readonly selected: ReadonlySet<number>
  readonly peeked: number | undefined
  readonly columns: readonly WorkColumn[]
  readonly onOpen: (item: WorkItem) => void
  readonly onSelect: (item: WorkItem) => void
}

export function WorkGrid({ rows, now, focus, selected, peeked, columns, onOpen, onSelect }: WorkGridProps) {
  const texts = useMessages(workMessages)
  const heads = [texts.due, texts.who, ...columns.map((column) => texts[columnNames[column]])]
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what ARIA's grid pattern is made of
    <table role="grid" aria-label={texts.list} aria-multiselectable="true" className={styles.grid}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <VisuallyHidden>{texts.select}</VisuallyHidden>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, isGone }) => (
          <WorkRow
            key={item.id}
            ref={focus.ref(item.id)}
            item={item}
            isGone={isGone}
            columns={columns}
            now={now}
            isFocused={item.id === focus.focused}
            isSelected={selected.has(item.id)}
            isPeeked={item.id === peeked}
            onFocus={() => item.id !== focus.focused && focus.settle(item.id)}
            onOpen={() => onOpen(item)}
            onSelect={() => onSelect(item)}
          />
        ))}
      </tbody>
    </table>
  )
}
