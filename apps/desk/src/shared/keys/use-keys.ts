import { useLayoutEffect, useRef } from 'react'
import { addKeys, type KeyBinding } from './key-registry.ts'

/** Binds keys while the component is mounted: `useKeys([{ keys: 'n', label: texts.next, run: takeNext }])`. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  // Not an effect event: the list of all keys reads the bindings while it renders.
  const latest = useRef(bindings)
  useLayoutEffect(() => {
    latest.current = bindings
  })
  // Before the screen can be seen: a key that is pressed right then counts.
  useLayoutEffect(() => addKeys(() => latest.current), [])
}
