import type { RefundView } from '@sanad/contracts'
import { refundExpectedDay } from '@sanad/domain'
import { sql } from 'kysely'
import { toInstant } from '../../platform/postgres-time.ts'
import type { RefundState } from '../../platform/tables/payment-tables.ts'

export interface RefundRow {
  readonly id: string
  readonly order_id: string
  readonly amount_rupees: number
  readonly state: RefundState
  readonly comment: string
  readonly bank_reference: string | null
  readonly requested_at: string
  readonly completed_at: string | null
}

/** A refund `r` with what staff said of it. */
export const refundColumns = sql`
  r.id, r.order_id, r.amount_rupees::float8 as amount_rupees, r.state, r.bank_reference, r.requested_at,
  r.completed_at,
  coalesce((select a.comment from refund_acts a
             where a.refund_id = r.staff_refund_id and a.kind = 'requested'), '') as comment`

/** The refunds of `applications a`, the newest first. */
export const refundRows = sql`
  (select coalesce(json_agg(r order by r.requested_at desc), '[]') from (
    select ${refundColumns} from refunds r where r.application_id = a.id) r) as refund_rows`

const statuses = {
  requested: 'requested',
  pending: 'requested',
  on_hold: 'delayed',
  // Somebody of the service centre sends it again, or another way.
  failed: 'delayed',
  succeeded: 'completed',
} as const satisfies Record<RefundState, RefundView['status']>

export function toRefundView(row: RefundRow): RefundView {
  const requested_at = toInstant(row.requested_at)
  const status = statuses[row.state]
  return {
    id: row.id,
    order_id: row.order_id,
    amount: row.amount_rupees,
    status,
    reason: row.comment,
    bank_reference: row.bank_reference,
    requested_at,
    expected_by: status === 'requested' ? refundExpectedDay(requested_at) : null,
    completed_at: row.completed_at && toInstant(row.completed_at),
  }
}
