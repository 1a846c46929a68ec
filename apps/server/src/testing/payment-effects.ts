import type { PaymentOrderState } from '@sanad/domain'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../platform/database-tables.ts'
import type { LedgerAccount } from '../platform/tables/payment-tables.ts'

export async function readOrderState(db: Kysely<Tables>, orderId: string): Promise<PaymentOrderState> {
  const { state } = await db
    .selectFrom('payment_orders')
    .select('state')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return state
}

/** The orders of an application, the oldest first. */
export function readOrders(db: Kysely<Tables>, applicationId: string) {
  return db
    .selectFrom('payment_orders')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .execute()
}

/** What an order left behind: entries in the ledger, items settled, payments told to the audit. */
export async function readEffects(db: Kysely<Tables>, orderId: string) {
  const [ledger, settled, audit] = await Promise.all([
    db
      .selectFrom('ledger_entries')
      .select(['account', 'amount_rupees'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
    db.selectFrom('settled_items').select('item').where('order_id', '=', orderId).execute(),
    db
      .selectFrom('audit_entries')
      .select('action')
      .where('entity_id', '=', orderId)
      .where('action', '=', 'PAYMENT_SUCCESSFUL')
      .execute(),
  ])
  return { ledger: ledger.map((e) => `${e.account} ${e.amount_rupees}`), settled, audits: audit.length }
}

/** What stands in each account of an order's books. */
export async function readBooks(
  db: Kysely<Tables>,
  orderId: string,
): Promise<Partial<Record<LedgerAccount, number>>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['account', sql<number>`sum(amount_rupees)::float8`.as('rupees')])
    .where('order_id', '=', orderId)
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, rupees }) => [account, rupees]))
}
