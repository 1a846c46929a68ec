import type { PaymentOrderState, Quote } from '@sanad/domain'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'

export type PaymentOrder = Selectable<Tables['payment_orders']>

/** States in which an order may still be paid, so that no other order may be opened beside it. */
export const liveStates = ['created', 'active', 'confirming'] as const satisfies readonly PaymentOrderState[]

export function findOrder(db: Db, orderId: string): Promise<PaymentOrder | undefined> {
  return db.selectFrom('payment_orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** The order, locked until the transaction ends. */
export function lockOrder(db: Db, orderId: string): Promise<PaymentOrder & { expired: boolean }> {
  return db
    .selectFrom('payment_orders')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('expired'))
    .where('order_id', '=', orderId)
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
    .where('state', 'in', liveStates)
    .executeTakeFirst()
}

export interface NewOrder {
  readonly orderId: string
  readonly applicationId: string
  readonly customerId: string
  readonly isFullPayment: boolean
  readonly quote: Quote
}

/** Writes an order that nobody has told the gateway of yet. It may be paid for 30 minutes. */
export function insertOrder(db: Db, order: NewOrder): Promise<PaymentOrder> {
  return db
    .insertInto('payment_orders')
    .values({
      order_id: order.orderId,
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

/** Remembers the gateway's session; false when the order was closed meanwhile and must not be paid any more. */
export async function activateOrder(db: Db, orderId: string, paymentSessionId: string): Promise<boolean> {
  const activated = await db
    .updateTable('payment_orders')
    .set({
      state: sql<PaymentOrderState>`case state when 'created' then 'active' else state end`,
      payment_session_id: paymentSessionId,
    })
    .where('order_id', '=', orderId)
    .where('state', 'in', liveStates)
    .returning('id')
    .executeTakeFirst()
  return activated !== undefined
}

/** Ends an order that the gateway refused to open; one that was opened by another call meanwhile stays. */
export async function failUnopened(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ state: 'failed', closed_at: sql`now()` })
    .where('order_id', '=', orderId)
    .where('state', '=', 'created')
    .execute()
}

export async function setOrderState(db: Db, orderId: string, state: PaymentOrderState): Promise<void> {
  const live = liveStates.some((candidate) => candidate === state)
  await db
    .updateTable('payment_orders')
    .set({ state, closed_at: live ? null : sql`now()` })
    .where('order_id', '=', orderId)
    .execute()
}

export async function insertSettledItems(db: Db, order: PaymentOrder): Promise<void> {
  const rows = order.items.map((item) => ({
    application_id: order.application_id,
    item,
    order_id: order.order_id,
  }))
  await db.insertInto('settled_items').values(rows).execute()
}

/** Whether staff have decided about each of these payments of the order. */
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
