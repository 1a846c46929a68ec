import type { Quote } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export interface RefundableOrder {
  readonly orderId: string
  readonly quote: Quote
  /** Rupees of it already refunded or requested. */
  readonly before: number
  /** Rupees of it still refundable. */
  readonly left: number
}

/**
 * Settled orders of an application, newest first, because gateways refund for six months only. A failed refund still
 * counts as it remains owed; the automatic refund of a surplus does not reduce the credited amount.
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

/** Sum in rupees that may still be refunded. */
export function sumLeft(orders: readonly RefundableOrder[]): number {
  return orders.reduce((sum, { left }) => sum + left, 0)
}
