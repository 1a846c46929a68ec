import type { ApplicationFacts, RefundFact } from '@sanad/domain'
import { sql } from 'kysely'
import { toInstant } from '../../platform/postgres-time.ts'

/** Credited amount of `applications a`. */
export const paidRupees = sql`
  (select coalesce(sum(o.amount_rupees), 0)::int from payment_orders o
    where o.application_id = a.id and o.state = 'paid'
      and exists (select from settled_items s where s.application_id = a.id and s.order_id = o.order_id)) as paid_rupees`

/** Its refunds. */
export const refundFacts = sql`
  (select coalesce(json_agg(json_build_object(
            'status', case r.state when 'succeeded' then 'completed' else 'requested' end,
            'amountRupees', r.amount_rupees,
            'endsApplication', exists (
              select from refund_acts t
              where t.refund_id = r.staff_refund_id and t.kind = 'requested' and t.ends_application),
            'at', coalesce(r.completed_at, r.requested_at)) order by r.requested_at), '[]')
     from refunds r where r.application_id = a.id and r.origin = 'staff') as refunds`

/** Part of `recordedFacts`. */
export const moneyFacts = sql`${paidRupees}, ${refundFacts}`

export interface MoneyFactsRow {
  readonly paid_rupees: number
  readonly refunds: readonly RefundFact[]
}

export function moneyFactsOf(row: MoneyFactsRow): Pick<ApplicationFacts, 'paidRupees' | 'refunds'> {
  return {
    paidRupees: row.paid_rupees,
    refunds: row.refunds.map(({ at, ...refund }) => ({ ...refund, at: toInstant(at) })),
  }
}
