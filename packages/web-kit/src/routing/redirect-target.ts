/**
 * Where the `redirect` parameter leads, as a path below the base, or undefined when there is none. Only a path
 * of this app counts: `//elsewhere`, `/\elsewhere` and `javascript:` would leave it.
 */
export function findRedirectTarget(params: URLSearchParams, basePath: string): string | undefined {
  const value = params.get('redirect')
  if (!value?.startsWith('/')) return undefined
  const here = 'http://here.invalid'
  const url = URL.parse(value, here)
  if (url?.origin !== here) return undefined
  return withoutBase(url.pathname, basePath) + url.search + url.hash
}

/** A path of the address bar as the app's router knows it. */
export function withoutBase(pathname: string, basePath: string): string {
  if (pathname === basePath) return '/'
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname
}
