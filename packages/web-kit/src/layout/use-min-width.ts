import { useCallback, useSyncExternalStore } from 'react'

/** From 64rem a table has room beside the navigation, from 72rem a second column (Columns of @sanad/ui). */
type Width = '64rem' | '72rem'

/** Whether the window is so wide: what only wide screens show is not even read on phones. */
export function useMinWidth(width: Width): boolean {
  const query = `(min-width: ${width})`
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
