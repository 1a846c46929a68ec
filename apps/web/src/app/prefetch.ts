import { currentNavigationState } from '@sanad/web-kit'
import { findUserServiceId } from '../shared/routing/find-user-service-id.ts'
import { applicationParameter } from '../shared/routing/paths.ts'
import type { Store } from './store.ts'

// Prefetching of lists, in parallel with the chunks of the screens that show them. Dynamic imports: the first screen's
// chunk stays free of response schemas. The screen itself reports a failure.

const once = { subscribe: false }

export function prefetchCatalogue({ dispatch }: Store): () => Promise<void> {
  return async () => {
    const { catalogueApi } = await import('../shared/catalogue/catalogue-api.ts')
    await dispatch(catalogueApi.endpoints.listCatalogue.initiate(undefined, once))
  }
}

export function prefetchMyServices({ dispatch }: Store): () => Promise<void> {
  return async () => {
    const { applicationsApi } = await import('../shared/applications/applications-api.ts')
    await dispatch(applicationsApi.endpoints.listMyServices.initiate(undefined, once))
  }
}

export function prefetchDueDates({ dispatch }: Store): () => Promise<void> {
  return async () => {
    const { calendarApi, ofAllBusinesses } = await import('../features/compliance/calendar-api.ts')
    await dispatch(calendarApi.endpoints.readComplianceCalendar.initiate(ofAllBusinesses, once))
  }
}

export function prefetchDocuments({ dispatch }: Store): () => Promise<void> {
  return async () => {
    const { documentsApi } = await import('../features/documents/documents-api.ts')
    await dispatch(documentsApi.endpoints.listDocuments.initiate(undefined, once))
  }
}

export function prefetchPayments({ dispatch }: Store): () => Promise<void> {
  return async () => {
    const { paymentsApi } = await import('../features/payment-history/payments-api.ts')
    await dispatch(paymentsApi.endpoints.listPayments.initiate(undefined, once))
  }
}

/** For a visit that begins with a service: within the app its links prefetch it (service-link.tsx). */
export function prefetchFirstService({ dispatch }: Store): () => Promise<void> {
  let isFirst = true
  return async () => {
    if (!isFirst) return
    isFirst = false
    const named = new URLSearchParams(location.search).get(applicationParameter)
    const id = findUserServiceId(currentNavigationState()) ?? named
    if (!id) return
    const { applicationApi } = await import('../shared/applications/application-api.ts')
    await dispatch(
      applicationApi.endpoints.getServiceDetails.initiate({ params: { userServiceId: id } }, once),
    )
  }
}
