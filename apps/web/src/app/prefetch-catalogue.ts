import type { Store } from './store.ts'

/** Begins to read the services that are offered, together with the code of the screen that shows them. */
export function prefetchCatalogue(store: Store): () => void {
  return () => {
    // Imported when needed: the first screen has no use for the schemas of the answers.
    import('../shared/catalogue/catalogue-api.ts')
      .then(({ catalogueApi }) =>
        store.dispatch(catalogueApi.endpoints.listCatalogue.initiate(undefined, { subscribe: false })),
      )
      .catch(() => {})
  }
}
