import { useEffect, useSyncExternalStore } from 'react'
import { toastStore } from './toast-store.ts'
import { type PageSource, useToastsEndWithPage } from './use-toasts-end-with-page.ts'

const acts = ['pointerdown', 'keydown'] as const
const fetchAfterMs = 10_000

/**
 * Mounted once. Prefetches the toast library with the first act, as a toast mostly follows one, or after a while: the
 * first toast may be about a lost connection, when it could no longer be loaded.
 */
export function ToastHost({ router }: { router: PageSource }) {
  useToastsEndWithPage(router)
  const Toasts = useSyncExternalStore(toastStore.subscribe, toastStore.container, () => undefined)
  useEffect(() => {
    const load = () => {
      stop()
      void toastStore.load().catch(() => {})
    }
    const timer = setTimeout(load, fetchAfterMs)
    for (const act of acts) addEventListener(act, load)
    const stop = () => {
      clearTimeout(timer)
      for (const act of acts) removeEventListener(act, load)
    }
    return stop
  }, [])
  // A modal dialog hides everything but live regions that exist when it opens: keep one in the DOM from the start.
  return Toasts ? <Toasts /> : <div aria-live="polite" />
}
