import type { listPaymentsToCheck as endpoint, PaymentInReview, SuccessOf } from '@sanad/contracts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { type DeskRefundRow, deskRefundColumns, toRefund } from './refund-queries.ts'

const LIMIT = 100

const application = sql`
  json_build_object('id', a.id, 'track_id', a.track_id, 'customer_id', a.customer_id,
                    'is_deleted', a.deleted_at is not null) as application`

/** What a person must look at: payments that came in wrong, refunds that did not go out, notices that named nothing. */
export async function listPaymentsToCheck(db: Db): Promise<Omit<SuccessOf<typeof endpoint>, 'success'>> {
  const [reviews, refunds, parked] = await Promise.all([
    listReviews(db),
    listStuckRefunds(db),
    countParked(db),
  ])
  return { reviews, refunds, parked_notifications: parked }
}

type Application = PaymentInReview['application']

async function listReviews(db: Db): Promise<PaymentInReview[]> {
  const { rows } = await sql<ReviewRow>`
    select o.order_id, o.amount_rupees, o.currency, o.closed_at, ${application},
      (select coalesce(json_agg(json_build_object(
                'payment_id', p.provider_payment_id, 'status', p.status, 'amount', p.amount_rupees,
                'currency', p.currency) order by p.recorded_at), '[]')
         from payment_attempts p where p.order_id = o.order_id) as attempts
    from payment_orders o join applications a on a.id = o.application_id
    where o.state = 'review'
    order by o.closed_at limit ${LIMIT}
  `.execute(db)
  return rows.map((row) => ({
    order_id: row.order_id,
    application: row.application,
    expected: { amount: row.amount_rupees, currency: row.currency },
    attempts: row.attempts,
    since: row.closed_at.toISOString(),
  }))
}

interface ReviewRow {
  readonly order_id: string
  readonly amount_rupees: number
  readonly currency: string
  readonly closed_at: Date
  readonly application: Application
  readonly attempts: PaymentInReview['attempts']
}

async function listStuckRefunds(db: Db) {
  const { rows } = await sql<DeskRefundRow & { application: Application }>`
    select ${deskRefundColumns}, ${application}
    from refunds r join applications a on a.id = r.application_id
    where r.state in ('failed', 'on_hold')
    order by r.requested_at limit ${LIMIT}
  `.execute(db)
  return rows.map((row) => ({ ...toRefund(row), application: row.application }))
}

async function countParked(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('outcome', '=', 'parked')
    .executeTakeFirstOrThrow()
  return count
}
