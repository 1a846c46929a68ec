import { basePath, paths, withQuery } from './paths.ts'

/** The login page that will lead back to `url`. */
export function loginPathFor(url: URL): string {
  return withQuery(paths.login, { redirect: withoutBase(url.pathname) + url.search })
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
