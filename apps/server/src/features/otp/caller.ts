import type { CustomerPrincipal } from '../../platform/http/principal.ts'

/** A member of staff who is to act for the customer once they type the code that the customer reads out to them. */
export interface ActingRequest {
  readonly kind: 'acting'
  readonly customerId: string
  readonly staffSessionId: string
}

/** Whoever asks for a code, and types it. */
export type Asker = CustomerPrincipal | ActingRequest

/**
 * Whose codes and wrong tries count together. A stranger who knows a number has the same counters as any other
 * stranger, and none of its owner's: those of a known place, of a session and of all staff are apart.
 */
export function callerOf(asker: Asker): string {
  if (asker.kind !== 'challenge') return asker.kind
  return asker.purpose === 'switch' ? 'switch' : (asker.placeId ?? 'stranger')
}

/** Whether the caller proved before who they are, in this session or from this place: no limit of a network holds. */
export function isProvedBefore(caller: string): boolean {
  return !['stranger', 'link', 'switch'].includes(caller)
}

/** The owner, whose request ends the former codes of everybody but staff. */
export function isOwner(caller: string): boolean {
  return isProvedBefore(caller) && caller !== ('acting' satisfies ActingRequest['kind'])
}
