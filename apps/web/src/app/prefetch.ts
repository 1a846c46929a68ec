import type { Store } from './store.ts'

// Prefetching of lists, in parallel with the chunks of the screens that show them. Dynamic imports: the first screen's
// chunk stays free of response schemas.

export function prefetchCatalogue(store: Store): () => void {
  return quietly(async () => {
    const { catalogueApi } = await import('../shared/catalogue/catalogue-api.ts')
    await store.dispatch(catalogueApi.endpoints.listCatalogue.initiate(undefined, { subscribe: false }))
  })
}

export function prefetchMyServices(store: Store): () => void {
  return quietly(async () => {
    const { applicationsApi } = await import('../shared/applications/applications-api.ts')
    await store.dispatch(applicationsApi.endpoints.listMyServices.initiate(undefined, { subscribe: false }))
  })
}

export function prefetchDocuments(store: Store): () => void {
  return quietly(async () => {
    const { documentsApi } = await import('../features/documents/documents-api.ts')
    await store.dispatch(documentsApi.endpoints.listDocuments.initiate(undefined, { subscribe: false }))
  })
}

export function prefetchPayments(store: Store): () => void {
  return quietly(async () => {
    const { paymentsApi } = await import('../features/payment-history/payments-api.ts')
    await store.dispatch(paymentsApi.endpoints.listPayments.initiate(undefined, { subscribe: false }))
  })
}

/** The screen itself reports a failure. */
function quietly(fetch: () => Promise<void>): () => void {
  return () => void fetch().catch(() => {})
}
