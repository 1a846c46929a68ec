import type { Channel } from '@sanad/contracts'
import type { CustomerPrincipal } from '../../platform/http/principal.ts'
import type { Customer } from '../identity/customers/customer-queries.ts'

/** What a code is for; a code of one purpose is worth nothing for another. */
export type Purpose = 'registration' | 'login' | 'session' | 'application' | 'switch'

export function purposeOf(principal: CustomerPrincipal): Purpose {
  if (principal.kind === 'challenge') return principal.purpose
  return principal.kind === 'link' ? 'application' : 'session'
}

type Recipient = Pick<Customer, 'verified_at' | 'email_verified_at' | 'email_changed_at'>

/**
 * Whether a code sent over the channel may prove who calls. Who registers or is signed in names the recipient himself.
 * At a login the number must have been proved before: otherwise one could register another's number with an e-mail
 * address of one's own, and share the account once its owner logs in by SMS. An address that was changed later must
 * have been proved as well: a slip of the pen must not let its receiver in. A switch goes by the shared address.
 */
export function mayProve(purpose: Purpose, channel: Channel, customer: Recipient): boolean {
  if (purpose === 'registration' || purpose === 'session') return true
  if (purpose === 'switch') return channel === 'email' && customer.email_verified_at !== null
  if (channel !== 'email') return customer.verified_at !== null
  return customer.email_verified_at !== null || customer.email_changed_at === null
}

/** The number or address that a code of this channel is sent to. */
export function recipientOf(customer: Pick<Customer, 'mobile' | 'email'>, channel: Channel): string {
  return channel === 'email' ? customer.email : customer.mobile
}
