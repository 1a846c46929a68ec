import { useLayoutEffect, useRef } from 'react'
import { addKeys, type KeyBinding, listClashes } from './key-registry.ts'

/** Binds keys while the component is mounted: `useKeys([{ keys: 'n', label: texts.next, run: takeNext }])`. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  // Not an effect event: the list of all keys reads the bindings while it renders.
  const latest = useRef(bindings)
  useLayoutEffect(() => {
    latest.current = bindings
    if (import.meta.env.DEV) queueMicrotask(tellClashes)
  })
  // Before the screen can be seen: a key that is pressed right then counts.
  useLayoutEffect(() => addKeys(() => latest.current), [])
}

/** In development and tests alone. After the whole commit: in the middle of it what goes and what comes both bind. */
function tellClashes(): void {
  const clashes = listClashes()
  if (clashes.length > 0) console.error(`Bound more than once on this screen: ${clashes.join(', ')}`)
}
