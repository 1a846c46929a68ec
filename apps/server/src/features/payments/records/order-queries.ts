import type { PaymentProvider } from '@sanad/contracts'
import { listOrderStates, type Quote } from '@sanad/domain'
import type { Expression, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { literalList } from '../../../platform/literal-list.ts'

export type PaymentOrder = Selectable<Tables['payment_orders']>

/** May still be paid, so that no other order may be opened; the predicate of the partial unique index. */
const isLive = sql<boolean>`state in ${literalList(listOrderStates('live'))}`

export function findOrder(db: Db, orderId: string): Promise<PaymentOrder | undefined> {
  return db.selectFrom('payment_orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/**
 * The order, locked until the transaction ends; after its application, where that is given: whoever takes both locks takes
 * them in this order. PostgreSQL asks a condition that no row changes before it looks for rows.
 */
export function lockOrder(
  db: Db,
  orderId: string,
  application?: Expression<unknown>,
): Promise<PaymentOrder & { expired: boolean }> {
  return db
    .selectFrom('payment_orders')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('expired'))
    .where('order_id', '=', orderId)
    .$if(application !== undefined, (query) => query.where(sql<boolean>`exists(${application})`))
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export function findLiveOrder(
  db: Db,
  applicationId: string,
): Promise<(PaymentOrder & { expired: boolean }) | undefined> {
  return db
    .selectFrom('payment_orders')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('expired'))
    .where('application_id', '=', applicationId)
    .where(isLive)
    .executeTakeFirst()
}

export interface NewOrder {
  readonly provider: PaymentProvider
  readonly orderId: string
  readonly applicationId: string
  readonly customerId: string
  readonly isFullPayment: boolean
  readonly quote: Quote
}

/** Inserts an order before the gateway is called. It expires after 30 minutes. */
export function insertOrder(db: Db, order: NewOrder): Promise<PaymentOrder> {
  return db
    .insertInto('payment_orders')
    .values({
      order_id: order.orderId,
      provider: order.provider,
      application_id: order.applicationId,
      customer_id: order.customerId,
      items: order.quote.items,
      is_full_payment: order.isFullPayment,
      amount_rupees: order.quote.total,
      quote: JSON.stringify(order.quote),
      expires_at: sql`now() + interval '30 minutes'`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What the order was for, to be written; settled at the time of the transaction. */
export function settledItems(db: Db, order: PaymentOrder) {
  const rows = order.items.map((item) => ({
    application_id: order.application_id,
    item,
    order_id: order.order_id,
  }))
  return db.insertInto('settled_items').values(rows)
}

/** Whether staff have reviewed each of these payments of the order. */
export async function isReviewed(
  db: Db,
  orderId: string,
  payments: readonly { readonly paymentId: string }[],
): Promise<boolean> {
  const acts = await db
    .selectFrom('review_acts')
    .select('payment_ids')
    .where('order_id', '=', orderId)
    .execute()
  const reviewed = acts.flatMap(({ payment_ids }) => payment_ids)
  return payments.every(({ paymentId }) => reviewed.includes(paymentId))
}
