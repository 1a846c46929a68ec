import type { Channel } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { accountExists } from './account-exists.ts'
import type { Customer } from './customer-queries.ts'

const now = sql<Date>`now()`

/** Records proof of possession of a channel. SMS and WhatsApp verify the number, which is unique among verified ones. */
export async function markVerified(db: Db, customerId: string, channel: Channel): Promise<Customer> {
  const proved = {
    // Since when, as a changed address opens more with time.
    email: { email_verified_at: sql<Date>`coalesce(email_verified_at, now())` },
    sms: { mobile_verified_at: now, verified_at: sql<Date>`coalesce(verified_at, now())` },
    whatsapp: {
      whatsapp_verified_at: now,
      mobile_verified_at: now,
      verified_at: sql<Date>`coalesce(verified_at, now())`,
    },
  }
  try {
    return await db
      .updateTable('customers')
      .set(proved[channel])
      .where('id', '=', customerId)
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    if (isTakenNumber(error)) throw accountExists('mobile', error)
    throw error
  }
}

function isTakenNumber(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'customers_verified_mobile'
}
