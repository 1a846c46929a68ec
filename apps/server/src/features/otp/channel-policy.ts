import type { Channel } from '@sanad/contracts'
import type { Principal } from '../../platform/http/principal.ts'

/** What a code is for; a code of one purpose is worth nothing for another. */
export type Purpose = 'registration' | 'login' | 'session' | 'application'

export function purposeOf(principal: Principal): Purpose {
  if (principal.kind === 'challenge') return principal.purpose
  return principal.kind === 'link' ? 'application' : 'session'
}

/**
 * Whether a code sent over the channel may prove who calls. Who registers or is signed in names the recipient himself.
 * At a login the number must have been proved before: otherwise one could register another's number with an e-mail
 * address of one's own, and share the account once its owner logs in by SMS.
 */
export function mayProve(
  purpose: Purpose,
  channel: Channel,
  customer: { verified_at: Date | null },
): boolean {
  if (purpose === 'registration' || purpose === 'session') return true
  return channel === 'email' || customer.verified_at !== null
}
