import type { Store } from './store.ts'

/** Begins to read the services that are offered, together with the code of the screen that shows them. */
export function prefetchCatalogue(store: Store): () => void {
  return () => {
    // Imported when needed: the first screen has no use for the schemas of the answers.
    import('../features/services/services-api.ts')
      .then(({ servicesApi }) =>
        store.dispatch(servicesApi.endpoints.listCatalogue.initiate(undefined, { subscribe: false })),
      )
      .catch(() => {})
  }
}
