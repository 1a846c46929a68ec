import { basePath } from '../shared/routing/paths.ts'
import type { Store } from './store.ts'

/** The first screen comes first. */
const registerAfterMs = 4000

/**
 * Offline: registers the service worker (worker/service-worker.ts) for customers who are signed in, and tells it what this
 * page has loaded already. What it keeps of them goes with the session (keep-auth.ts).
 */
export function keepReadable(store: Store): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  let isRegistered = false
  const register = () => {
    if (isRegistered || !store.getState().auth.token) return
    isRegistered = true
    setTimeout(() => void registerWorker().catch(() => {}), registerAfterMs)
  }
  store.subscribe(register)
  register()
}

async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(`${basePath}/sw.js`, { scope: `${basePath}/` })
  await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller) return
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  // Through the worker once more, from the browser's own cache.
  const assets = performance.getEntriesByType('resource').map(({ name }) => name)
  for (const url of assets) {
    if (url.includes(`${basePath}/assets/`)) void fetch(url).catch(() => {})
  }
}
