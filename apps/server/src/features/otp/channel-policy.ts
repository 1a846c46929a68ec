import type { Channel } from '@sanad/contracts'
import type { Db } from '../../platform/db.ts'
import { provedSince } from '../identity/contacts/prove-channel.ts'
import { type Customer, isProvedEmail } from '../identity/customers/customer-queries.ts'
import type { Asker } from './caller.ts'

/** Purpose of a code; a code of one purpose is invalid for another. */
export type Purpose = 'registration' | 'login' | 'session' | 'application' | 'switch' | 'acting'

export function purposeOf(asker: Asker): Purpose {
  if (asker.kind === 'challenge') return asker.purpose
  return asker.kind === 'link' ? 'application' : asker.kind
}

/** The purpose as a code keeps it: one to act for a customer is good in the sign-in that asked for it, and in no other. */
export function boundPurposeOf(asker: Asker): string {
  return asker.kind === 'acting' ? `acting:${asker.staffSessionId}` : purposeOf(asker)
}

type Recipient = Pick<
  Customer,
  'id' | 'email' | 'verified_at' | 'email_changed_at' | (typeof provedSince)[Channel]
>

/**
 * Whether a code over the channel proves the caller's identity. At registration and in a session the caller names the
 * recipient. A login accepts a verified number only: otherwise an attacker could register a victim's number with an own
 * e-mail address and share the account once the victim logs in by SMS. E-mail must be verified as well, or the recipient
 * of a typo would enter; it serves unproved where nothing is proved yet. A switch uses the shared, verified e-mail address.
 * Staff act for whoever has proved the very channel.
 */
export function mayProve(purpose: Purpose, channel: Channel, customer: Recipient): boolean {
  if (purpose === 'registration' || purpose === 'session') return true
  if (purpose === 'acting') return channel !== 'whatsapp' && customer[provedSince[channel]] !== null
  if (purpose === 'switch') return channel === 'email' && customer.email_verified_at !== null
  if (channel !== 'email') return customer.verified_at !== null
  const isNothingProved = customer.verified_at === null && customer.email_changed_at === null
  return customer.email_verified_at !== null || isNothingProved
}

/** Whether the number or the address of the channel was proved to be the customer's. */
export function isProvedChannel(
  customer: Pick<Customer, 'verified_at' | 'email_verified_at'>,
  channel: Channel,
): boolean {
  return (channel === 'email' ? customer.email_verified_at : customer.verified_at) !== null
}

/**
 * Whether the address was only typed here, and proved by somebody else: it then proves nobody outside a session, or its
 * owner would enter an account that is not theirs. Within a session it links the two accounts.
 */
export async function isEmailOfAnother(
  db: Db,
  purpose: Purpose,
  { id, email, email_verified_at }: Recipient,
): Promise<boolean> {
  if (email_verified_at || purpose === 'session' || purpose === 'switch') return false
  return isProvedEmail(db, { email, exceptId: id })
}

/** Recipient of a code over this channel. */
export function recipientOf(customer: Pick<Customer, 'mobile' | 'email'>, channel: Channel): string {
  return channel === 'email' ? customer.email : customer.mobile
}
