export interface Sort {
  readonly column: string
  readonly order: 'ascending' | 'descending'
}

/** The other way round when the same column is chosen again. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const isSame = sort?.column === column
  return { column, order: isSame && sort.order === 'ascending' ? 'descending' : 'ascending' }
}

/** Stable: rows that are equal keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  readValue: (row: Row) => string | number,
  order: Sort['order'],
): Row[] {
  const sign = order === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => sign * compare(readValue(a), readValue(b)))
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}
