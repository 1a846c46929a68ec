// Bundled into `boot.ts`, for which every byte counts: types are all that it imports.

import type { EarlyRead } from '@sanad/web-kit'

/** Of the path, what names the overview, and what of that names a service. */
const [screen, service] = /\/dashboard(\/(payment-)?service)?(?=\/?$)/.exec(location.pathname) ?? []

export { service }

/**
 * Begins the read that the first screen waits for, so that it is under way while the scripts load. The app asks the same
 * later and is given this answer (fetchOrTake of the web kit); what was refused, as to a phone with a wrong clock, it asks
 * itself. An expired session is not sent: the app finds it. Resolves when it has begun.
 */
export async function beginEarlyRead(token: string, language: string): Promise<void> {
  const path = findRead()
  const at = Date.now()
  if (!path || JSON.parse(atob(token.split('.')[1] ?? '')).exp * 1000 < at) return
  const date = new TextEncoder().encode(new Date(at).toISOString().slice(0, 10))
  const digest = await crypto.subtle.digest('SHA-256', date)
  const source = Array.from(new Uint8Array(digest), (byte) => (byte + 256).toString(16).slice(1)).join('')
  const headers = { source, 'accept-language': language, authorization: `Bearer ${token}` }
  const early: EarlyRead = { path, headers, response: fetch(path, { headers }), at }
  globalThis.earlyRead = early
  // Who takes it is told of a failure.
  early.response.catch(() => {})
}

function findRead(): string | undefined {
  if (!service) return screen && '/api/customer/user-services'
  const id = history.state?.usr?.userServiceId ?? new URLSearchParams(location.search).get('application')
  return id && `/api/v2/services/user/details/${encodeURIComponent(id)}`
}
