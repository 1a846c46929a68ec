import type { Store } from './store.ts'

/** Prefetches the customer's services in parallel with the chunk of their screen. */
export function prefetchMyServices(store: Store): () => void {
  return () => {
    // Dynamic import: the first screen's chunk stays free of response schemas.
    import('../shared/applications/applications-api.ts')
      .then(({ applicationsApi }) =>
        store.dispatch(applicationsApi.endpoints.listMyServices.initiate(undefined, { subscribe: false })),
      )
      .catch(() => {})
  }
}
