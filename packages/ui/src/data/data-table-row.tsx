import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { ChevronDownIcon, ChevronRightIcon } from '../icons/icons.tsx'
import { type RenderElement, renderElement } from '../render-element.ts'
import styles from './data-table.module.css'
import type { TableColumn } from './table-column.ts'

interface RowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
}

/** The first cell's link covers the row. */
export function LinkedRow<Row>({
  row,
  columns,
  link,
}: RowProps<Row> & { link: (row: Row) => RenderElement }) {
  return (
    <tbody>
      <CellRow row={row} columns={columns}>
        {(title) =>
          renderElement(
            link(row),
            styles.control,
            <>
              <span className={styles.title}>{title}</span>
              <ChevronRightIcon size={1.1} />
            </>,
          )
        }
      </CellRow>
    </tbody>
  )
}

/** A body of its own, so that what the row opens to stays with it. */
export function FoldingRow<Row>({
  row,
  columns,
  details,
}: RowProps<Row> & { details: (row: Row) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <tbody>
      <CellRow row={row} columns={columns}>
        {(title) => (
          <button
            type="button"
            className={styles.control}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.title}>{title}</span>
            <ChevronDownIcon size={1.1} />
          </button>
        )}
      </CellRow>
      <tr id={id} hidden={!isOpen}>
        <td className={styles.details} colSpan={columns.length}>
          {isOpen && details(row)}
        </td>
      </tr>
    </tbody>
  )
}

interface CellRowProps<Row> extends RowProps<Row> {
  /** The control of the row, around what its first cell says. */
  children: (title: ReactNode) => ReactNode
}

function CellRow<Row>({ row, columns: [first, ...others], children }: CellRowProps<Row>) {
  return (
    <tr className={styles.row}>
      <th scope="row">{children(first?.cell(row))}</th>
      {others.map((column) => (
        <td key={column.id} data-align={column.align}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
