import { findUserServiceId } from './find-user-service-id.ts'
import { applicationParameter, basePath, paths, withQuery } from './paths.ts'

/** The login page that will lead back to `url`, and to the application that the navigation state of its screen names. */
export function loginPathFor(url: URL, navigationState?: unknown): string {
  const search = new URLSearchParams(url.search)
  const application = findUserServiceId(navigationState)
  if (application) search.set(applicationParameter, application)
  const query = application ? `?${search}` : url.search
  return withQuery(paths.login, { redirect: withoutBase(url.pathname) + query })
}

const guestPaths: readonly string[] = [paths.login, paths.register, paths.otpVerification, paths.homeOld]

/** Where a session that has ended leaves to: a login that leads back, unless the screen is itself for guests. */
export function loginPathFromHere(url: URL, navigationState: unknown): string {
  const isForGuests = guestPaths.includes(withoutBase(url.pathname).replace(/(.)\/$/, '$1'))
  return isForGuests ? paths.login : loginPathFor(url, navigationState)
}

/**
 * Where the `redirect` parameter leads, as a path below the base, or undefined when there is none. Only a path
 * of this app counts: `//elsewhere`, `/\elsewhere` and `javascript:` would leave it.
 */
export function findRedirectTarget(params: URLSearchParams): string | undefined {
  const value = params.get('redirect')
  if (!value?.startsWith('/')) return undefined
  const here = 'http://here.invalid'
  const url = URL.parse(value, here)
  if (url?.origin !== here) return undefined
  return withoutBase(url.pathname) + url.search + url.hash
}

function withoutBase(pathname: string): string {
  if (pathname === basePath) return paths.login
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname
}
