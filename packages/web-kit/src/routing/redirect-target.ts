const here = 'http://here.invalid'

/**
 * The target of the `redirect` parameter as a path below the base, undefined without one. Guards against an open
 * redirect: what remains after the base is cut off is an address again, so it is checked too (`/user//elsewhere`
 * leaves `//elsewhere`).
 */
export function findRedirectTarget(params: URLSearchParams, basePath: string): string | undefined {
  const value = params.get('redirect')
  // A relative value would resolve to a path here; nobody writes one.
  if (!value?.startsWith('/')) return undefined
  const url = URL.parse(value, here)
  if (url?.origin !== here) return undefined
  const target = withoutBase(url.pathname, basePath) + url.search + url.hash
  return isOwnPath(target) ? target : undefined
}

/**
 * Whether a browser takes it for exactly this path of the page's own origin. No screen has an empty segment, and
 * `//` anywhere could become the start of an address when a base is cut off once more.
 */
function isOwnPath(target: string): boolean {
  const url = URL.parse(target, here)
  return url?.href === here + target && !url.pathname.includes('//')
}

/** A pathname without the router's `basename`. */
export function withoutBase(pathname: string, basePath: string): string {
  if (pathname === basePath) return '/'
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname
}
