import { useEffect, useRef } from 'react'

/** What covers the page, the topmost last; each closes itself, if it may be closed now. */
const open: { close: () => void }[] = []

/** Has what covers the page close before anything below it moves: the Back button closes a dialog, not the screen. */
export function useOpenOverlay(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const overlay = { close: () => latest.current() }
    open.push(overlay)
    return () => void open.splice(open.indexOf(overlay), 1)
  }, [isOpen])
}

/** Whether something covered the page. */
export function closeTopOverlay(): boolean {
  const top = open.at(-1)
  top?.close()
  return top !== undefined
}
