import type { ReactNode } from 'react'
import { useState } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import type { RenderElement } from '../render-element.ts'
import styles from './data-table.module.css'
import { FoldingRow, LinkedRow } from './data-table-row.tsx'
import { nextSort, type Sort, sortRows } from './sort-rows.ts'
import type { TableColumn } from './table-column.ts'

interface TableProps<Row> {
  /** Accessible name. */
  label: string
  /** The cells of the first one name their rows. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Where a row leads, or what it opens to below it. */
type RowControl<Row> =
  | { link: (row: Row) => RenderElement; details?: undefined }
  | { details: (row: Row) => ReactNode; link?: undefined }

export type DataTableProps<Row> = TableProps<Row> & RowControl<Row>

/** For wide screens, inside a Card with `padding="none"`; on phones a RowList says the same. */
export function DataTable<Row>({ label, columns, rows, rowKey, link, details }: DataTableProps<Row>) {
  const [sort, setSort] = useState<Sort>()
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy
  const sorted = sort && sortBy ? sortRows(rows, sortBy, sort.order) : rows
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, heading, align, sortBy }) => (
            <th
              key={id}
              scope="col"
              data-align={align}
              aria-sort={sortBy && sort?.column === id ? sort.order : undefined}
            >
              {sortBy ? (
                <button type="button" className={styles.sort} onClick={() => setSort(nextSort(sort, id))}>
                  {heading}
                  <ChevronDownIcon />
                </button>
              ) : (
                heading
              )}
            </th>
          ))}
        </tr>
      </thead>
      {sorted.map((row) =>
        link ? (
          <LinkedRow key={rowKey(row)} row={row} columns={columns} link={link} />
        ) : (
          <FoldingRow key={rowKey(row)} row={row} columns={columns} details={details} />
        ),
      )}
    </table>
  )
}
