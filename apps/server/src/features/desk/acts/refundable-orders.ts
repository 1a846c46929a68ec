import type { Quote } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export interface RefundableOrder {
  readonly orderId: string
  readonly quote: Quote
  /** Rupees of it that went back or are to. */
  readonly before: number
  /** Rupees of it that did not. */
  readonly left: number
}

/**
 * The settled orders of an application, the newest first: gateways send money back for six months only. A refund that
 * failed is still owed, so that it counts; what came in twice takes nothing of the credit.
 */
export async function listRefundableOrders(db: Db, applicationId: string): Promise<RefundableOrder[]> {
  const { rows } = await sql<RefundableOrder>`
    select o.order_id as "orderId", o.quote, coalesce(r.before, 0)::int as before,
      (o.amount_rupees - coalesce(r.before, 0))::int as left
    from payment_orders o
    left join lateral (select sum(amount_rupees) as before from refunds
                        where order_id = o.order_id and origin = 'staff') r on true
    where o.application_id = ${applicationId} and o.state = 'paid'
      and exists (select from settled_items s where s.order_id = o.order_id)
    order by o.created_at desc, o.id
  `.execute(db)
  return rows
}

/** Rupees that settled orders of the application brought and no refund gives back. */
export async function readRefundable(db: Db, applicationId: string): Promise<number> {
  return sumLeft(await listRefundableOrders(db, applicationId))
}

export function sumLeft(orders: readonly RefundableOrder[]): number {
  return orders.reduce((sum, { left }) => sum + left, 0)
}
