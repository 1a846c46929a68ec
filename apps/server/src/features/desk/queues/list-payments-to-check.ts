import type { SuccessOf } from '@sanad/contracts'
import type { listPaymentsToCheck as endpoint, PaymentInReview } from '@sanad/contracts/staff'
import { listOrderStates, listStuckRefundStates } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { literalList } from '../../../platform/literal-list.ts'
import { waitsAsForeign } from '../../payments/records/foreign-payments.ts'
import { type DeskRefundRow, deskRefundColumns, toRefund } from './desk-refunds.ts'
import { listCancellationsToCheck } from './list-cancellations-to-check.ts'
import { listEInvoicesToCheck } from './list-e-invoices-to-check.ts'

const LIMIT = 100
/** At most: beyond it, how many more says nothing. */
const COUNTED = 1000

const application = sql`
  json_build_object('id', a.id, 'track_id', a.track_id, 'customer_id', a.customer_id,
                    'is_deleted', a.deleted_at is not null) as application`

/** Exceptions for manual handling: mismatched payments, stuck refunds, dead letters of webhooks and of registrations. */
export async function listPaymentsToCheck(db: Db): Promise<Omit<SuccessOf<typeof endpoint>, 'success'>> {
  const [reviews, refunds, parked, eInvoices, cancellations] = await Promise.all([
    listReviews(db),
    listStuckRefunds(db),
    countParked(db),
    listEInvoicesToCheck(db, application),
    listCancellationsToCheck(db, application),
  ])
  return { reviews, refunds, parked_notifications: parked, e_invoices: eInvoices, cancellations }
}

type Application = PaymentInReview['application']

async function listReviews(db: Db): Promise<PaymentInReview[]> {
  const { rows } = await sql<ReviewRow>`
    with open as (
      select order_id, closed_at as since from payment_orders where state = 'review'
      union all
      -- Foreign-currency payments beside an order in a final state: they cannot be refunded from here.
      select p.order_id, min(p.recorded_at)
      from payment_attempts p join payment_orders o using (order_id)
      where o.state in ${literalList(listOrderStates('decided'))} and ${waitsAsForeign}
      group by p.order_id
    )
    select o.order_id, o.state, o.amount_rupees, o.currency, open.since, ${application},
      (select coalesce(json_agg(json_build_object(
                'payment_id', p.provider_payment_id, 'status', p.status, 'amount', p.amount_rupees,
                'currency', p.currency) order by p.paid_at, p.provider_payment_id), '[]')
         from payment_attempts p where p.order_id = o.order_id) as attempts
    from open join payment_orders o using (order_id) join applications a on a.id = o.application_id
    order by open.since limit ${LIMIT}
  `.execute(db)
  return rows.map((row) => ({
    order_id: row.order_id,
    state: row.state,
    application: row.application,
    expected: { amount: row.amount_rupees, currency: row.currency },
    attempts: row.attempts,
    since: row.since.toISOString(),
  }))
}

interface ReviewRow {
  readonly order_id: string
  readonly state: PaymentInReview['state']
  readonly amount_rupees: number
  readonly currency: string
  readonly since: Date
  readonly application: Application
  readonly attempts: PaymentInReview['attempts']
}

async function listStuckRefunds(db: Db) {
  const { rows } = await sql<DeskRefundRow & { application: Application }>`
    select ${deskRefundColumns}, ${application}
    from refunds r join applications a on a.id = r.application_id
    where r.state in ${literalList(listStuckRefundStates())}
    order by r.requested_at limit ${LIMIT}
  `.execute(db)
  return rows.map((row) => ({ ...toRefund(row), application: row.application }))
}

async function countParked(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('outcome', '=', 'parked')
        .limit(COUNTED)
        .as('parked'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
