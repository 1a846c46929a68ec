let isNeeded = false
const listeners = new Set<() => void>()

/** Whether a toast was shown since the page was loaded: until then its library stays on the server. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isNeeded: () => isNeeded,
  need(): void {
    isNeeded = true
    for (const listener of listeners) listener()
  },
}
