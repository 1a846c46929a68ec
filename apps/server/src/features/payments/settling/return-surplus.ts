import { moneyToText, parseMoney, sumMoney } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { PaymentOrder } from '../records/order-queries.ts'
import { postOverpaid, postSurplus } from '../records/post-ledger.ts'
import { turnOrder } from '../records/turn-order.ts'
import { insertRefund } from '../refunds/insert-refund.ts'
import { auditPayment, type Paid } from './audit-payment.ts'
import { enqueueNextPoll } from './enqueue-poll.ts'

/** Money that came in although nothing is due for it is booked as owed back, and goes back by itself. */
export async function returnSurplus(tx: Db, { order, payment }: Paid): Promise<void> {
  const decided = await turnOrder(tx, order.order_id, 'refund_due')
  const amountRupees = String(order.amount_rupees)
  await postSurplus(tx, order.order_id, amountRupees)
  const { order_id: orderId, application_id: applicationId } = order
  await insertRefund(tx, { orderId, applicationId, origin: 'surplus', amountRupees })
  await auditPayment(tx, { order, payment, description: 'Paid although nothing was due; it goes back' })
  await followDecidedOrder(tx, decided)
}

/** Sends back what is too much already, and has the order polled a few times more: a slow bank may capture it again. */
export async function followDecidedOrder(tx: Db, order: PaymentOrder): Promise<void> {
  await returnOverpaid(tx, order)
  if (!order.next_poll_at) await enqueueNextPoll(tx, order)
}

/**
 * What the gateway took of a decided order above what was credited and what goes back already, as when a bank took it
 * twice: it goes back by itself. Under the order's lock; in rupees, as nothing else can be sent back from here.
 */
export async function returnOverpaid(tx: Db, order: PaymentOrder): Promise<void> {
  const { order_id: orderId, application_id: applicationId } = order
  const credited = order.state === 'paid' ? order.amount_rupees : 0
  const { rows } = await sql<{ amountRupees: string }>`
    select over::numeric(13, 2) as "amountRupees"
    from (select
        (select coalesce(sum(amount_rupees), 0) from payment_attempts
          where order_id = ${orderId} and status = 'succeeded' and currency = 'INR')
        - (select coalesce(sum(amount_rupees), 0) from refunds where order_id = ${orderId} and origin <> 'staff')
        - ${credited}::int as over) as captured
    where over > 0
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
