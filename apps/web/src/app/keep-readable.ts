import type { Store } from './store.ts'

/** The first screen comes first. */
const registerAfterMs = 6000

/**
 * Offline: registers the service worker (worker/service-worker.ts), and tells it what this page has loaded already. What
 * it keeps of a customer goes with the session (keep-auth.ts).
 */
export function keepReadable(store: Store): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(
    () => void import('./register-worker.ts').then((m) => m.registerWorker(store)).catch(() => {}),
    registerAfterMs,
  )
}
