import { useEffect, useSyncExternalStore } from 'react'
import { toastStore } from './toast-store.ts'

const fetchAfterMs = 1000

/**
 * Mounted once. Prefetches the toast library after the first paint: the first toast may be about a lost connection,
 * when it could no longer be loaded.
 */
export function ToastHost() {
  const Toasts = useSyncExternalStore(toastStore.subscribe, toastStore.container, () => undefined)
  useEffect(() => {
    const timer = setTimeout(() => void toastStore.load().catch(() => {}), fetchAfterMs)
    return () => clearTimeout(timer)
  }, [])
  // A modal dialog hides everything but live regions that exist when it opens: keep one in the DOM from the start.
  return Toasts ? <Toasts /> : <div aria-live="polite" />
}
