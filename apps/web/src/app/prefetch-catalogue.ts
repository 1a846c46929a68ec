import type { Store } from './store.ts'

/** Prefetches the catalogue in parallel with the chunk of its screen. */
export function prefetchCatalogue(store: Store): () => void {
  return () => {
    // Dynamic import: the first screen's chunk stays free of response schemas.
    import('../shared/catalogue/catalogue-api.ts')
      .then(({ catalogueApi }) =>
        store.dispatch(catalogueApi.endpoints.listCatalogue.initiate(undefined, { subscribe: false })),
      )
      .catch(() => {})
  }
}
