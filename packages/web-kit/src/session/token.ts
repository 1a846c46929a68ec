import { serverNow } from '../time/server-clock.ts'

/**
 * Whether the JWT's `exp` claim (seconds) has passed. A token that cannot be decoded is left to the server.
 */
export function isTokenExpired(token: string, now = serverNow().getTime()): boolean {
  const exp = claimsOf(token)?.exp
  return typeof exp === 'number' && exp * 1000 <= now
}

function claimsOf(token: string): Record<string, unknown> | undefined {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const claims: unknown = JSON.parse(atob(payload))
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined
  } catch {
    return undefined
  }
}
