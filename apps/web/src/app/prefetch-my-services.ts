import type { Store } from './store.ts'

/** Begins to read the customer's services, together with the code of the screen that shows them. */
export function prefetchMyServices(store: Store): () => void {
  return () => {
    // Imported when needed: the first screen has no use for the schemas of the answers.
    import('../shared/applications/applications-api.ts')
      .then(({ applicationsApi }) =>
        store.dispatch(applicationsApi.endpoints.listMyServices.initiate(undefined, { subscribe: false })),
      )
      .catch(() => {})
  }
}
