import { findRedirectTarget as findTarget, withoutBase, withQuery } from '@sanad/web-kit'
import { findUserServiceId } from './find-user-service-id.ts'
import { applicationParameter, basePath, paths } from './paths.ts'

/** The login path with a `redirect` back to `url`, including the application of the navigation state. */
export function loginPathFor(url: URL, navigationState?: unknown): string {
  const search = new URLSearchParams(url.search)
  const application = findUserServiceId(navigationState)
  if (application) search.set(applicationParameter, application)
  const query = application ? `?${search}` : url.search
  return withQuery(paths.login, { redirect: withoutBase(url.pathname, basePath) + query })
}

const guestPaths: readonly string[] = [paths.login, paths.register, paths.otpVerification, paths.homeOld]

/** The login path after a session ended; without `redirect` if the current screen is for guests. */
export function loginPathFromHere(url: URL, navigationState: unknown): string {
  const isForGuests = guestPaths.includes(withoutBase(url.pathname, basePath).replace(/(.)\/$/, '$1'))
  return isForGuests ? paths.login : loginPathFor(url, navigationState)
}

/** Where the `redirect` parameter leads in this app. */
export function findRedirectTarget(params: URLSearchParams): string | undefined {
  return findTarget(params, basePath)
}
