import type { CustomerPrincipal } from '../../platform/http/principal.ts'

/**
 * Whose codes and wrong tries count together. A stranger who knows a number has the same counters as any other
 * stranger, and none of its owner's: those of a known place, and of a session, are apart.
 */
export function callerOf(principal: CustomerPrincipal): string {
  if (principal.kind !== 'challenge') return principal.kind
  return principal.purpose === 'switch' ? 'switch' : (principal.placeId ?? 'stranger')
}

/** Whether the caller proved before who they are, in this session or from this place: no limit of a network holds. */
export function isProvedBefore(caller: string): boolean {
  return !['stranger', 'link', 'switch'].includes(caller)
}
