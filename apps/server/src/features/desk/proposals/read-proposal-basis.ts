import type { MoneyProposalBasis } from '@sanad/contracts/staff'
import { pricedStandingOf, takeInOrder, textIn } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { getApplicationRecord } from '../../case/application-record.ts'
import { listRefundableOrders, sumLeft } from '../acts/refundable-orders.ts'
import { findKeptByScale } from '../acts/scale-refund.ts'

interface About {
  readonly applicationId: string
  readonly customerId: string
  /** What is to go back. */
  readonly refundRupees: number
  readonly homeStateId: number
}

/** What was paid and done for an application, and what by its policy goes back: what an approver weighs. */
export async function readProposalBasis(
  db: Db,
  { refundRupees: rupees, homeStateId, ...owned }: About,
  language: Language,
): Promise<MoneyProposalBasis> {
  const record = await getApplicationRecord(db, owned)
  const orders = await listRefundableOrders(db, record.id)
  const left = sumLeft(orders)
  const { timeline, quote } = pricedStandingOf(record, homeStateId)
  const open = quote('full')
  const done = new Set(timeline.filter(({ status }) => status === 'completed').map(({ id }) => id))
  const kept = findKeptByScale(record, record.definition.timeline, orders)
  const { paidRupees } = record.facts
  return {
    paid_rupees: paidRupees,
    refunded_rupees: paidRupees - left,
    kept_rupees: Math.max(0, left - rupees),
    stages: timeline.map(({ id, title, kind }) => ({
      title: textIn(title, language),
      is_done: done.has(id),
      is_payment: kind === 'payment',
    })),
    used_minutes: await readUsedMinutes(db, record.id),
    policy:
      kept === undefined
        ? null
        : {
            kept_percent: paidRupees === 0 ? 0 : Math.round((kept * 100) / paidRupees),
            back_rupees: Math.max(0, left - kept),
          },
    orders: takeInOrder(orders, Math.min(rupees, left)).map(({ source, amount }) => ({
      order_id: source.orderId,
      rupees: amount,
    })),
    price: open.ok
      ? { unpaid_rupees: open.quote.subtotal, discount_rupees: await readDiscount(db, record.id) }
      : null,
  }
}

async function readDiscount(db: Db, applicationId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('discount_acts')
    .select(sql<number>`coalesce(sum(net_rupees), 0)::int`.as('sum'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return sum
}

async function readUsedMinutes(db: Db, applicationId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('work_outcomes')
    .select(sql<number>`coalesce(sum(used_minutes), 0)::int`.as('sum'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return sum
}
