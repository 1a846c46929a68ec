import { listErasureRequests } from '@sanad/contracts'
import { type HttpResponseResolver, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** Mock of the portal with the one operation of `makeDesk`. An unhandled call fails. */
const portal = setupServer()
beforeAll(() => portal.listen({ onUnhandledFrame: 'error' }))
afterEach(() => portal.resetHandlers())
afterAll(() => portal.close())

export function serveErasures(resolver: HttpResponseResolver): void {
  portal.use(http.get(location.origin + listErasureRequests.path({}), resolver))
}
