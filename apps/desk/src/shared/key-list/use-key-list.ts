import { useEffect, useRef, useState } from 'react'

export interface RowFocus {
  readonly isCurrent: boolean
  readonly ref: (element: HTMLElement | null) => void
  /** It, or something in it, has the focus. */
  readonly onFocus: () => void
}

/**
 * Roving focus over rows whose keys mean one of them: one row is in the tab order, moving takes the focus along, and what
 * has the focus is what the keys mean. When the row that has it goes away, the one in its place has it.
 */
export function useKeyList<Row>(rows: readonly Row[], idOf: (row: Row) => string) {
  const [chosen, setChosen] = useState<{ id: string; at: number }>()
  const elements = useRef(new Map<string, HTMLElement>())
  const hadFocus = useRef(false)
  const found = rows.findIndex((row) => idOf(row) === chosen?.id)
  const at = Math.min(found === -1 ? (chosen?.at ?? 0) : found, rows.length - 1)
  const current = rows[at]
  const currentId = current && idOf(current)

  useEffect(() => {
    // The browser gives the focus of what is removed to nobody.
    if (!hadFocus.current || document.activeElement !== document.body || currentId === undefined) return
    elements.current.get(currentId)?.focus()
  }, [currentId])

  const choose = (row: Row) => setChosen({ id: idOf(row), at: rows.indexOf(row) })
  return {
    current,
    choose,
    move(step: 1 | -1): void {
      const row = rows[Math.min(Math.max(at + step, 0), rows.length - 1)]
      if (!row) return
      choose(row)
      elements.current.get(idOf(row))?.focus()
    },
    rowOf: (row: Row): RowFocus => ({
      isCurrent: row === current,
      ref: (element) => {
        if (element) elements.current.set(idOf(row), element)
        else elements.current.delete(idOf(row))
      },
      onFocus: () => {
        hadFocus.current = true
        if (row !== current) choose(row)
      },
    }),
  }
}
