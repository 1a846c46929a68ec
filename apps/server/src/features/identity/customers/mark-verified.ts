import type { Channel } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { accountExists } from './account-exists.ts'
import type { Customer } from './customer-queries.ts'

const now = sql<Date>`now()`

export interface Proof {
  readonly customerId: string
  readonly channel: Channel
  /** The session in which the code was entered, if any. */
  readonly sessionId?: string | undefined
}

/**
 * Records proof of possession of a channel. SMS and WhatsApp verify the number, which is unique among verified ones. Since
 * when, and whether a session over a settled channel vouched for it: see 045-settled-channels.sql.
 */
export function markVerified(db: Db, proof: Proof): Promise<Customer> {
  return unlessTaken(verifiedCustomer(db, proof).executeTakeFirstOrThrow())
}

/** The same, to be written together with others: see `unlessTaken`. */
export function verifiedCustomer(db: Db, { customerId, channel, sessionId }: Proof) {
  const isVouched = sql<boolean>`exists (select from strong_proofs
    where session_id = ${sessionId ?? null}::uuid and customer_id = ${customerId})`
  const number = {
    mobile_verified_at: now,
    verified_at: sql<Date>`coalesce(verified_at, now())`,
    mobile_vouched: sql<boolean>`mobile_vouched or verified_at is null and ${isVouched}`,
  }
  const proved = {
    email: {
      email_verified_at: sql<Date>`coalesce(email_verified_at, now())`,
      email_vouched: sql<boolean>`email_vouched
        or email_verified_at is null and email_changed_at is null and ${isVouched}`,
    },
    sms: number,
    whatsapp: { ...number, whatsapp_verified_at: now },
  }
  return db.updateTable('customers').set(proved[channel]).where('id', '=', customerId).returningAll()
}

/** Refuses where another account has proved the number meanwhile. */
export async function unlessTaken<T>(written: Promise<T>): Promise<T> {
  try {
    return await written
  } catch (error) {
    if (isTakenNumber(error)) throw accountExists('mobile', error)
    throw error
  }
}

function isTakenNumber(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'customers_verified_mobile'
}
