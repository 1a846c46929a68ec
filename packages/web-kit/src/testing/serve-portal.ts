import { listErasureRequests } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { type HttpResponseResolver, http } from 'msw'

/** Serves the one operation of `makeDesk`. */
export function serveErasures(resolver: HttpResponseResolver): void {
  portal.use(http.get(location.origin + listErasureRequests.path({}), resolver))
}
