import { useSyncExternalStore } from 'react'

// The width from which the second column of the overview has room (at-a-glance.module.css).
const query = '(min-width: 72rem)'

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether there is room for a second column: what stands in it is not even read on phones. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
