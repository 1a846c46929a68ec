/**
 * The target of the `redirect` parameter as a path below the base, undefined without one. Guards against an open
 * redirect: only a same-origin path is accepted, not `//elsewhere`, `/\elsewhere` or `javascript:`.
 */
export function findRedirectTarget(params: URLSearchParams, basePath: string): string | undefined {
  const value = params.get('redirect')
  if (!value?.startsWith('/')) return undefined
  const here = 'http://here.invalid'
  const url = URL.parse(value, here)
  if (url?.origin !== here) return undefined
  return withoutBase(url.pathname, basePath) + url.search + url.hash
}

/** A pathname without the router's `basename`. */
export function withoutBase(pathname: string, basePath: string): string {
  if (pathname === basePath) return '/'
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname
}
