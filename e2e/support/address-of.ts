import { type Endpoint, routePattern } from '@sanad/contracts'

/** The URLs of an endpoint with any parameters and query, for Playwright's `route` and `waitForResponse`. */
export function addressOf(endpoint: Endpoint): RegExp {
  const path = routePattern(endpoint)
    .split(/:\w+/)
    .map((part) => RegExp.escape(part))
    .join('[^/?]+')
  return new RegExp(`${path}(\\?.*)?$`)
}
