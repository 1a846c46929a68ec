import type { WorkboxPlugin } from 'workbox-core'

export const personalCache = 'sanad-personal'

let forgottenAt = 0

/** After a logout nothing personal stays, nor comes back with an answer that is still on its way. */
export function forgetReads(): void {
  forgottenAt = Date.now()
  void caches.delete(personalCache)
}

/** A look into the cache makes an empty one. */
export async function hasReads(): Promise<boolean> {
  if (!(await caches.has(personalCache))) return false
  return (await (await caches.open(personalCache)).keys()).length > 0
}

/**
 * A read is kept for the session that made it, as JSON alone, and not when that session has ended meanwhile. It answers
 * where there is no network, which the page then says: with one, an amount or a state of before would pass for that of
 * now, while the portal restarts for instance.
 */
export const privately: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.startedAt = Date.now()
  },
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url)
    url.searchParams.set('__session', await hashOf(request.headers.get('authorization') ?? ''))
    return url.href
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => (navigator.onLine ? null : cachedResponse),
  cacheWillUpdate: async ({ response, state }) => {
    const isCurrent = Number(state?.startedAt ?? 0) > forgottenAt
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return isCurrent && isJson && response.status === 200 ? response : null
  },
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
