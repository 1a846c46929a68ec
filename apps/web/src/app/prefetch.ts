import { currentNavigationState } from '@sanad/web-kit'
import { findUserServiceId } from '../shared/routing/find-user-service-id.ts'
import { applicationParameter } from '../shared/routing/paths.ts'
import type { Store } from './store.ts'

// Prefetching of lists, in parallel with the chunks of the screens that show them. Dynamic imports: the first screen's
// chunk stays free of response schemas.

export function prefetchCatalogue(store: Store): () => Promise<void> {
  return quietly(async () => {
    const { catalogueApi } = await import('../shared/catalogue/catalogue-api.ts')
    await store.dispatch(catalogueApi.endpoints.listCatalogue.initiate(undefined, { subscribe: false }))
  })
}

export function prefetchMyServices(store: Store): () => Promise<void> {
  return quietly(async () => {
    const { applicationsApi } = await import('../shared/applications/applications-api.ts')
    await store.dispatch(applicationsApi.endpoints.listMyServices.initiate(undefined, { subscribe: false }))
  })
}

export function prefetchDocuments(store: Store): () => Promise<void> {
  return quietly(async () => {
    const { documentsApi } = await import('../features/documents/documents-api.ts')
    await store.dispatch(documentsApi.endpoints.listDocuments.initiate(undefined, { subscribe: false }))
  })
}

export function prefetchPayments(store: Store): () => Promise<void> {
  return quietly(async () => {
    const { paymentsApi } = await import('../features/payment-history/payments-api.ts')
    await store.dispatch(paymentsApi.endpoints.listPayments.initiate(undefined, { subscribe: false }))
  })
}

/** For a visit that begins with a service: within the app its links prefetch it (service-link.tsx). */
export function prefetchFirstService(store: Store): () => Promise<void> {
  let isFirst = true
  return quietly(async () => {
    if (!isFirst) return
    isFirst = false
    const named = new URLSearchParams(location.search).get(applicationParameter)
    const id = findUserServiceId(currentNavigationState()) ?? named
    if (!id) return
    const { applicationApi } = await import('../shared/applications/application-api.ts')
    const read = applicationApi.endpoints.getServiceDetails
    await store.dispatch(read.initiate({ params: { userServiceId: id } }, { subscribe: false }))
  })
}

/** The screen itself reports a failure. */
function quietly(fetch: () => Promise<void>): () => Promise<void> {
  return () => fetch().catch(() => {})
}
