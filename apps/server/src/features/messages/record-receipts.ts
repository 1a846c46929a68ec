import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Receipt } from './receipt.ts'

/** Appends new receipts. Idempotent: webhooks are delivered at least once, in any order. */
export async function recordReceipts(db: Db, receipts: readonly Receipt[]): Promise<void> {
  if (receipts.length === 0) return
  await db
    .insertInto('message_receipts')
    .values(
      receipts.map(({ provider, providerMessageId, state, messageId, reason, occurredAt }) => ({
        provider,
        provider_message_id: providerMessageId,
        state,
        message_id: messageId,
        reason,
        occurred_at: occurredAt ?? sql<Date>`now()`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
