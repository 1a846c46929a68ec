import { findUserServiceId } from '../shared/routing/find-user-service-id.ts'
import { applicationParameter, basePath, paths } from '../shared/routing/paths.ts'
import type { Router } from './make-router.ts'
import type { Store } from './store.ts'

/**
 * Goes to where an application's screen stands before anything is rendered: a link of a message names it in the address
 * alone, and the screen itself would have the frame rendered twice.
 */
export async function placeFirstService(router: Router, store: Store): Promise<void> {
  const { state, search, ...location } = router.state.location
  const pathname = location.pathname.slice(basePath.length)
  if (pathname !== paths.service && pathname !== paths.paymentService) return
  const userServiceId = findUserServiceId(state) ?? new URLSearchParams(search).get(applicationParameter)
  if (!userServiceId) return
  const [{ cachedServiceDetails }, { findServicePlace }] = await Promise.all([
    import('../shared/applications/application-api.ts'),
    import('../shared/applications/find-service-place.ts'),
  ])
  const data = cachedServiceDetails(store.getState(), userServiceId)
  const place = data && findServicePlace(data.data.serviceDetails, { pathname, search, state })
  if (place) await router.navigate(place.to, { state: place.state, replace: true })
}
