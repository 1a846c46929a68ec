import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  id: string
  heading: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Makes the column sortable. Leave it out while not all rows are at hand. */
  sortBy?: ((row: Row) => string | number) | undefined
}
