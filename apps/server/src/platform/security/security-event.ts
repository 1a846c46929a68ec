import { shortenAddress } from '@sanad/domain'
import type { Db } from '../db.ts'

/** Stable names: operators search and alert by them. */
export type SecurityEventName =
  | 'alarm'
  | 'contact_changed'
  | 'contact_restored'
  | 'device_new'
  | 'events_dropped'
  | 'identifier_revealed'
  | 'limit_reached'
  | 'permission_refused'
  | 'sign_in_failed'
  | 'sign_in_locked'

export interface SecurityEvent {
  readonly event: SecurityEventName
  readonly reason?: string
  readonly customerId?: string | null
  readonly staffId?: string | null
  /** The caller's address; only its /24 or /48 is kept. */
  readonly address?: string
  /** Never secrets, numbers or addresses of people: nobody can remove a row before its year is over. */
  readonly details?: Readonly<Record<string, string | number>>
}

/** Appends to the log of security events. Pass the transaction of what happened, unless it was refused and rolls back. */
export async function recordSecurityEvent(db: Db, fact: SecurityEvent): Promise<void> {
  await securityEvent(db, fact).execute()
}

/** The same, to be written together with others. */
export function securityEvent(db: Db, fact: SecurityEvent) {
  return db.insertInto('security_events').values({
    event: fact.event,
    reason: fact.reason ?? null,
    customer_id: fact.customerId ?? null,
    staff_id: fact.staffId ?? null,
    network: fact.address === undefined ? null : shortenAddress(fact.address),
    details: JSON.stringify(fact.details ?? {}),
  })
}
