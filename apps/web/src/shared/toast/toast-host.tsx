import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toast-store.ts'

const Toasts = lazy(() => import('./toasts.tsx').then((module) => ({ default: module.Toasts })))

/** Stands once in the app; loads the toasts when the first one is shown. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(toastStore.subscribe, toastStore.isNeeded, () => false)
  if (!isNeeded) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
