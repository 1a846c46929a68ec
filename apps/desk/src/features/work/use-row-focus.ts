import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Roving focus: one row of the grid is in the tab order, and has the focus while the keys move. Kept apart from the
 * address, which follows it: the next key may come before a navigation is done. Another `key` is another list.
 */
export function useRowFocus(
  key: string,
  ids: readonly number[],
  inAddress: number | undefined,
  setInAddress: (id: number) => void,
) {
  const [settled, setSettled] = useState<{ key: string; id: number }>()
  const rows = useRef(new Map<number, HTMLElement>())
  const cameTo = useRef<string>(undefined)
  const latest = settled?.key === key ? settled.id : inAddress
  const at = latest === undefined ? -1 : ids.indexOf(latest)
  const focused = at === -1 ? ids[0] : latest

  function settle(id: number): void {
    cameTo.current = key
    setSettled({ key, id })
    if (id !== inAddress) setInAddress(id)
  }

  // A layout effect, which runs again when a list that was hidden is shown: Back may come while the next screen is
  // still being loaded, and a hidden row has lost the focus and its place.
  useLayoutEffect(
    () => () => {
      cameTo.current = undefined
    },
    [],
  )
  useLayoutEffect(() => {
    // Reload, Back and a shared link name a row: it has the focus as it had before, once its page has been read.
    if (cameTo.current === key || inAddress === undefined) return
    const row = rows.current.get(inAddress)
    if (!row || !ids.includes(inAddress)) return
    cameTo.current = key
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  }, [key, inAddress, ids])

  return {
    focused,
    settle,
    /** Whether a row shows that the keys are at it; until then the first one has them unseen. */
    isShown: at !== -1,
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
