import type { Store } from './store.ts'

// Dynamic imports: the endpoints are in the chunks of the screens that use them.

export function prefetchDocuments(store: Store): () => void {
  return () => {
    import('../features/documents/documents-api.ts')
      .then(({ documentsApi }) =>
        store.dispatch(documentsApi.endpoints.listDocuments.initiate(undefined, { subscribe: false })),
      )
      .catch(() => {})
  }
}

export function prefetchPayments(store: Store): () => void {
  return () => {
    import('../features/payment-history/payments-api.ts')
      .then(({ paymentsApi }) =>
        store.dispatch(paymentsApi.endpoints.listPayments.initiate(undefined, { subscribe: false })),
      )
      .catch(() => {})
  }
}
