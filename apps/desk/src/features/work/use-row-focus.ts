import { useEffect, useRef, useState } from 'react'

/**
 * Roving focus: one row of the grid is in the tab order, and has the focus while the keys move. Kept apart from the
 * address, which follows it: the next key may come before a navigation is done.
 */
export function useRowFocus(
  ids: readonly number[],
  inAddress: number | undefined,
  setInAddress: (id: number) => void,
) {
  const [latest, setLatest] = useState(inAddress)
  const rows = useRef(new Map<number, HTMLElement>())
  const hasCome = useRef(false)
  const at = latest === undefined ? -1 : ids.indexOf(latest)
  const focused = at === -1 ? ids[0] : latest

  function settle(id: number): void {
    hasCome.current = true
    setLatest(id)
    if (id !== inAddress) setInAddress(id)
  }

  useEffect(() => {
    // Back and a shared link name a row: it has the focus as it had before.
    if (hasCome.current || inAddress === undefined || ids.length === 0) return
    hasCome.current = true
    rows.current.get(inAddress)?.focus()
  }, [inAddress, ids])

  return {
    focused,
    settle,
    move(step: number) {
      const id = ids[Math.min(Math.max(Math.max(at, 0) + step, 0), ids.length - 1)]
      if (id === undefined) return
      settle(id)
      rows.current.get(id)?.focus()
    },
    ref: (id: number) => (element: HTMLElement | null) => {
      if (element) rows.current.set(id, element)
      else rows.current.delete(id)
    },
  }
}
