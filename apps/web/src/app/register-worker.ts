import { basePath } from '../shared/routing/paths.ts'
import type { Store } from './store.ts'

type Initiate = (
  args: unknown,
  options: { subscribe: false; forceRefetch: true },
) => Parameters<Store['dispatch']>[0]

/** Registers the service worker, and reads what was loaded before it through it once more. */
export async function registerWorker(store: Store): Promise<void> {
  // Without the slash, which the address of the login has not got either; the portal allows it.
  await navigator.serviceWorker.register(`${basePath}/sw.js`, { scope: basePath })
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
  if (store.getState().auth.token) await readAgain(store)
}

/** What was read before there was a worker is readable without a network as well. */
async function readAgain(store: Store): Promise<void> {
  const { api, tagTypes } = await import('../shared/api/api.ts')
  const { selectInvalidatedBy } = api.util
  // The features' own, which are not known here.
  const endpoints: Record<string, { initiate: Initiate } | undefined> = api.endpoints
  // It joined the store when it was imported.
  const state = store.getState() as ReturnType<Store['getState']> & Parameters<typeof selectInvalidatedBy>[0]
  for (const { endpointName, originalArgs } of selectInvalidatedBy(state, tagTypes)) {
    const read = endpoints[endpointName]?.initiate(originalArgs, { subscribe: false, forceRefetch: true })
    if (read) store.dispatch(read)
  }
}
