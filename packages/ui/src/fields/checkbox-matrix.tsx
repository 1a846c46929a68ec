import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './checkbox-matrix.module.css'

interface MatrixColumn<Value extends string> {
  value: Value
  label: string
  /** Why it cannot be chosen; its checkboxes are off. */
  reason?: ReactNode
}

export interface CheckboxMatrixProps<Row extends string, Column extends string> {
  /** Names the table. */
  label: string
  /** Heading of the first column. */
  rowsLabel: string
  rows: ReadonlyArray<{ value: Row; label: string }>
  columns: ReadonlyArray<MatrixColumn<Column>>
  isChecked: (row: Row, column: Column) => boolean
  onToggle: (row: Row, column: Column, checked: boolean) => void
}

/** A table of checkboxes: each is named by its row and column, and described by the reason why its column is off. */
export function CheckboxMatrix<Row extends string, Column extends string>(
  props: CheckboxMatrixProps<Row, Column>,
) {
  const { label, rowsLabel, rows, columns, isChecked, onToggle } = props
  const id = useId()
  return (
    <table className={styles.matrix} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{rowsLabel}</th>
          {columns.map(({ value, label: name, reason }) => (
            <th key={value} scope="col" data-off={reason ? '' : undefined}>
              <span id={`${id}-${value}`}>{name}</span>
              {reason && (
                <span id={`${id}-${value}-reason`} className={styles.reason}>
                  {reason}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.value}>
            <th scope="row" id={`${id}-row-${row.value}`}>
              {row.label}
            </th>
            {columns.map(({ value, reason }) => (
              <td key={value}>
                <label className={styles.cell}>
                  <input
                    type="checkbox"
                    className={styles.input}
                    aria-labelledby={`${id}-row-${row.value} ${id}-${value}`}
                    aria-describedby={reason ? `${id}-${value}-reason` : undefined}
                    disabled={Boolean(reason)}
                    checked={!reason && isChecked(row.value, value)}
                    onChange={({ currentTarget }) => onToggle(row.value, value, currentTarget.checked)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
