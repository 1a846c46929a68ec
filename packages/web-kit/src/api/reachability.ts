let isReached = true
const listeners = new Set<() => void>()

/**
 * What a call found out: whether the portal answers. `navigator.onLine` knows of the device's own network alone, and is
 * true in a network that leads nowhere.
 */
export function notePortal(answered: boolean): void {
  if (answered === isReached) return
  isReached = answered
  for (const listener of listeners) listener()
}

/** Whether the last call was answered; true before the first. */
export const isPortalReached = (): boolean => isReached

export function onPortalReached(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
