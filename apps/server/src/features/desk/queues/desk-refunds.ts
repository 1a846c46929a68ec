import type { Refund } from '@sanad/contracts/staff'
import { listRefundActions, type RefundState } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export interface DeskRefundRow {
  readonly id: string
  readonly order_id: string
  readonly amount_rupees: number
  readonly state: RefundState
  readonly comment: string
  readonly bank_reference: string | null
  readonly origin: Refund['origin']
  readonly attempt: number
  readonly failure: string | null
  readonly requested_at: Date
  readonly completed_at: Date | null
}

/** Columns of a refund `r` for staff, with their comment. */
export const deskRefundColumns: RawBuilder<unknown> = sql`
  r.id, r.order_id, r.amount_rupees::float8 as amount_rupees, r.state, r.bank_reference, r.requested_at,
  r.completed_at, r.origin, r.attempt, r.failure,
  coalesce((select a.comment from refund_acts a
             where a.refund_id = r.staff_refund_id and a.kind = 'requested'), '') as comment`

/** Refunds of an application, newest first. */
export async function listRefunds(db: Db, applicationId: string): Promise<Refund[]> {
  const { rows } = await sql<DeskRefundRow>`
    select ${deskRefundColumns} from refunds r
    where r.application_id = ${applicationId}
    order by r.requested_at desc, r.id
  `.execute(db)
  return rows.map(toRefund)
}

const statuses = {
  requested: 'requested',
  pending: 'pending',
  on_hold: 'on_hold',
  succeeded: 'completed',
  failed: 'failed',
} as const satisfies Record<RefundState, Refund['status']>

export function toRefund({ state, comment, requested_at, completed_at, ...row }: DeskRefundRow): Refund {
  return {
    id: row.id,
    order_id: row.order_id,
    amount_rupees: row.amount_rupees,
    status: statuses[state],
    origin: row.origin,
    reason: comment,
    attempt: row.attempt,
    failure: row.failure,
    bank_reference: row.bank_reference,
    requested_at: requested_at.toISOString(),
    completed_at: completed_at?.toISOString() ?? null,
    allowed_acts: [...listRefundActions({ failed: state === 'failed' })],
  }
}
