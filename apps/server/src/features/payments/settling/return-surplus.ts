import { moneyToText, parseMoney, phaseOfOrder, sumMoney } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { GatewayAttempt } from '../../../platform/payments/payment-gateway.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { PaymentOrder } from '../records/order-queries.ts'
import { postOverpaid, postSurplus } from '../records/post-ledger.ts'
import { turnOrder } from '../records/turn-order.ts'
import { insertRefund } from '../refunds/insert-refund.ts'
import { auditOfPayment, type Paid } from './audit-payment.ts'
import { enqueueNextPoll } from './enqueue-poll.ts'

/** Money that came in although nothing is due for it is booked as owed back, and goes back by itself. */
export async function returnSurplus(tx: Db, { order, payment }: Paid): Promise<void> {
  const decided = await turnOrder(tx, order.order_id, 'refund_due')
  const amountRupees = String(order.amount_rupees)
  await postSurplus(tx, order.order_id, amountRupees)
  const { order_id: orderId, application_id: applicationId } = order
  await insertRefund(tx, { orderId, applicationId, origin: 'surplus', amountRupees })
  const description = 'Paid although nothing was due; it goes back'
  await auditOfPayment(tx, { order, payment, description }).execute()
  await followDecidedOrder(tx, decided)
}

/** Sends back what is too much already, and has the order polled a few times more: a slow bank may capture it again. */
async function followDecidedOrder(tx: Db, order: PaymentOrder): Promise<void> {
  await returnOverpaid(tx, order)
  await pollDecidedOrder(tx, order)
}

/** Decided by this transaction, at its time. */
export async function pollDecidedOrder(tx: Db, order: PaymentOrder): Promise<void> {
  if (!order.next_poll_at) await enqueueNextPoll(tx, order, order.closed_at ?? undefined)
}

/**
 * What the gateway took of a decided order above what was credited and what goes back already, as when a bank took it
 * twice: it goes back by itself. Under the order's lock; in rupees, as nothing else can be sent back from here.
 */
export async function returnOverpaid(tx: Db, order: PaymentOrder): Promise<void> {
  const { order_id: orderId, application_id: applicationId } = order
  const { rows } = await sql<{ amountRupees: string }>`
    select over::numeric(13, 2) as "amountRupees"
    from payment_orders o cross join lateral (select ${overpaid('o')} as over) as captured
    where o.order_id = ${orderId} and over > 0
  `.execute(tx)
  for (const { amountRupees } of rows) {
    await postOverpaid(
      tx,
      await insertRefund(tx, { orderId, applicationId, origin: 'surplus', amountRupees }),
    )
    await recordAudit(tx, {
      action: 'PAYMENT_SUCCESSFUL',
      entityType: 'payment_order',
      entityId: orderId,
      customerId: order.customer_id,
      description: 'Paid more than once; the surplus goes back',
      metadata: { application_id: applicationId, amount: Number(amountRupees) },
    })
  }
}

/** Of `payment_orders` under this name that are decided: what is too much. */
const overpaid = (order: string) => sql`(
    (select coalesce(sum(amount_rupees), 0) from payment_attempts
      where order_id = ${sql.ref(`${order}.order_id`)} and status = 'succeeded' and currency = 'INR')
    - (select coalesce(sum(amount_rupees), 0) from refunds
        where order_id = ${sql.ref(`${order}.order_id`)} and origin <> 'staff')
    - case ${sql.ref(`${order}.state`)} when 'paid' then ${sql.ref(`${order}.amount_rupees`)} else 0 end)`

export const isOverpaid = (order: string) => sql<boolean>`${overpaid(order)} > 0`

/**
 * Whether nothing follows from what the gateway tells of an order that is decided: each payment is on record with the
 * status that is told, or as succeeded, which stays, and nothing is left to go back. Most looks at a paid order find that, and need no lock:
 * whoever changes one of these looks by themselves.
 */
export async function isAllOnRecord(
  db: Db,
  { order_id }: Pick<PaymentOrder, 'order_id'>,
  attempts: readonly Recorded[],
): Promise<boolean> {
  // Compared here: with the told ones as parameters PostgreSQL plans it anew at each call, which costs more than the rest.
  const { rows } = await sql<{ state: PaymentOrder['state']; recorded: Recorded[]; isOver: boolean }>`
    select o.state, ${isOverpaid('o')} as "isOver",
      (select coalesce(json_agg(json_build_object('paymentId', p.provider_payment_id, 'status', p.status)), '[]')
         from payment_attempts p where p.provider = o.provider and p.order_id = o.order_id) as recorded
    from payment_orders o where o.order_id = ${order_id}
  `.execute(db)
  const [row] = rows
  if (!row || row.isOver || phaseOfOrder(row.state) !== 'decided') return false
  const statuses = new Map(row.recorded.map(({ paymentId, status }) => [paymentId, status]))
  return attempts.every(({ paymentId, status }) =>
    ['succeeded', status].includes(statuses.get(paymentId) ?? ''),
  )
}

type Recorded = Pick<GatewayAttempt, 'paymentId' | 'status'>

/** What came in otherwise than we asked, in one payment or several, goes back as it came, whatever we had asked. */
export async function returnCaptured(
  tx: Db,
  order: PaymentOrder,
  payments: readonly { readonly amountRupees: string }[],
): Promise<void> {
  const { order_id: orderId, application_id: applicationId } = order
  const decided = await turnOrder(tx, orderId, 'refund_due')
  const amounts = payments.map(({ amountRupees }) => parseMoney(amountRupees))
  await postSurplus(tx, orderId, moneyToText(sumMoney(amounts)))
  for (const { amountRupees } of payments) {
    await insertRefund(tx, { orderId, applicationId, origin: 'review', amountRupees })
  }
  if (!decided.next_poll_at) await enqueueNextPoll(tx, decided)
}
