import { listOrderStates, type OpenOrder, type PaymentOrderState } from '@sanad/domain'
import { sql } from 'kysely'
import { literalList } from '../../platform/literal-list.ts'

/** A payment order that may still be paid; while there is one, price and choice are frozen. */
export interface LiveOrder {
  readonly orderId: string
  readonly amountRupees: number
  readonly isFullPayment: boolean
  readonly state: PaymentOrderState
  readonly begunAt: string
  readonly bankReference: string | null
}

/** The bank's reference (UTR, RRN) of the last attempt to pay `payment_orders o`. */
export const bankReference = sql`
  (select p.bank_reference from payment_attempts p
    where p.order_id = o.order_id and p.bank_reference is not null
    order by (p.status = 'succeeded') desc, p.recorded_at desc limit 1)`

export interface OpenOrdersRow {
  readonly live_order: LiveOrder | null
  readonly in_review: boolean
}

export function openOrderOf({ live_order, in_review }: OpenOrdersRow): OpenOrder {
  if (in_review) return 'in_review'
  if (!live_order) return 'none'
  return live_order.state === 'confirming' ? 'confirming' : 'live'
}

/**
 * The live order of `applications a`, of which a unique index allows no second one, and whether one was paid otherwise
 * than we asked.
 */
export const openOrderColumns = sql`
  (select json_build_object('orderId', o.order_id, 'amountRupees', o.amount_rupees,
                            'isFullPayment', o.is_full_payment, 'state', o.state, 'begunAt', o.created_at,
                            'bankReference', ${bankReference})
     from payment_orders o
    where o.application_id = a.id and o.state in ${literalList(listOrderStates('live'))}) as live_order,
  exists (select from payment_orders o where o.application_id = a.id and o.state = 'review') as in_review`
