import { useEffect, useSyncExternalStore } from 'react'
import { toastStore } from './toast-store.ts'

const fetchAfterMs = 1000

/**
 * Stands once in the app. Fetches the toasts when the screen itself is there: the first thing that they have to
 * say may be that the connection is lost.
 */
export function ToastHost() {
  const Toasts = useSyncExternalStore(toastStore.subscribe, toastStore.container, () => undefined)
  useEffect(() => {
    const timer = setTimeout(() => void toastStore.load().catch(() => {}), fetchAfterMs)
    return () => clearTimeout(timer)
  }, [])
  // A dialog hides from screen readers all but the live regions that are there when it opens, and what they stand in.
  return Toasts ? <Toasts /> : <div aria-live="polite" />
}
