import { createHash, randomBytes } from 'node:crypto'
import type { CalendarSubscription } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'

export const subscriptionPath = '/api/compliance/subscription.ics'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Makes the customer's calendar address, in place of the one before. Capability URL: a 256-bit token, stored as a hash only. */
export async function makeSubscription(
  { db }: Pick<Services, 'db'>,
  customerId: string,
): Promise<{ url: string; subscription: CalendarSubscription }> {
  const token = randomBytes(32).toString('base64url')
  const subscription = await db.transaction().execute(async (tx) => {
    const row = { token_hash: hashOf(token), made_at: sql<Date>`now()`, read_at: null }
    const { made_at } = await tx
      .insertInto('calendar_subscriptions')
      .values({ customer_id: customerId, token_hash: row.token_hash })
      .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
      .returning('made_at')
      .executeTakeFirstOrThrow()
    await record(tx, customerId, 'Made a calendar subscription')
    return { made_at: made_at.toISOString(), read_at: null }
  })
  return { url: `${subscriptionPath}?${new URLSearchParams({ token })}`, subscription }
}

/** Withdraws the address; whoever has it finds nothing any more. Idempotent. */
export async function withdrawSubscription({ db }: Pick<Services, 'db'>, customerId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const withdrawn = await tx
      .deleteFrom('calendar_subscriptions')
      .where('customer_id', '=', customerId)
      .returning('customer_id')
      .executeTakeFirst()
    if (withdrawn) await record(tx, customerId, 'Withdrew a calendar subscription')
  })
}

export async function findSubscription(db: Db, customerId: string): Promise<CalendarSubscription | null> {
  const row = await db
    .selectFrom('calendar_subscriptions')
    .select(['made_at', 'read_at'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row ? { made_at: row.made_at.toISOString(), read_at: row.read_at?.toISOString() ?? null } : null
}

/** Whose calendar a token opens, in the language of their messages, so that it follows a change of language. */
export function findSubscriber(
  db: Db,
  token: string,
): Promise<{ customerId: string; language: Language } | undefined> {
  return db
    .selectFrom('calendar_subscriptions as subscription')
    .innerJoin('customers as customer', 'customer.id', 'subscription.customer_id')
    .select(['customer.id as customerId', 'customer.message_language as language'])
    .where('subscription.token_hash', '=', hashOf(token))
    .executeTakeFirst()
}

/** Remembers that an app reads the calendar: at most a write an hour. */
export async function noteReading(db: Db, customerId: string): Promise<void> {
  await db
    .updateTable('calendar_subscriptions')
    .set({ read_at: sql<Date>`now()` })
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`coalesce(read_at < now() - interval '1 hour', true)`)
    .execute()
}

function record(db: Db, customerId: string, description: string): Promise<void> {
  const entity = { entityType: 'customer', entityId: customerId, customerId }
  return recordAudit(db, { action: 'USER_ACTION', ...entity, description })
}
