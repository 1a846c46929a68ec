import type { Refund } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** Rupees that settled orders of the application brought and no refund has asked back. */
export async function readRefundable(db: Db, applicationId: string): Promise<number> {
  const { rows } = await sql<{ rupees: number }>`
    select ((select coalesce(sum(o.amount_rupees), 0) from payment_orders o
              where o.application_id = ${applicationId}
                and exists (select from settled_items s where s.order_id = o.order_id))
          - (select coalesce(sum(amount_rupees), 0) from refund_acts
              where application_id = ${applicationId} and kind = 'requested'))::int as rupees
  `.execute(db)
  return rows[0]?.rupees ?? 0
}

/** Refunds of an application, the newest first. */
export async function listRefunds(db: Db, applicationId: string): Promise<Refund[]> {
  const { rows } = await sql<RefundRow>`
    select r.refund_id, r.amount_rupees, r.comment, r.recorded_at, done.recorded_at as completed_at
    from refund_acts r left join refund_acts done on done.refund_id = r.refund_id and done.kind = 'completed'
    where r.application_id = ${applicationId} and r.kind = 'requested'
    order by r.id desc
  `.execute(db)
  return rows.map((row) => ({
    id: row.refund_id,
    amount_rupees: row.amount_rupees,
    status: row.completed_at ? 'completed' : 'requested',
    reason: row.comment,
    requested_at: row.recorded_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  }))
}

interface RefundRow {
  readonly refund_id: string
  readonly amount_rupees: number
  readonly comment: string
  readonly recorded_at: Date
  readonly completed_at: Date | null
}
