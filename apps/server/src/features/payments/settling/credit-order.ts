import { type Instant, standingOf } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { MessageConfig } from '../../../platform/messages/queue-message.ts'
import { writeAlong, writeTogether } from '../../../platform/write-together.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { settledNotices } from '../../case/read-settled-notices.ts'
import { tellOfWaitingDeliverables } from '../../deliverables/tell-of-deliverables.ts'
import type { Issuer } from '../../money-documents/issue-documents.ts'
import { issuePaymentDocuments } from '../../money-documents/issue-payment-documents.ts'
import { notifyAtOnce } from '../../notifications/sending/notify-at-once.ts'
import { noticeOfApplication } from '../../notifications/sending/notify-of-application.ts'
import { type PaymentOrder, settledItems } from '../records/order-queries.ts'
import { ledgerOfPayment } from '../records/post-ledger.ts'
import { creditedAttempt } from '../records/record-attempts.ts'
import { refuseTurn, turnedOrder } from '../records/turn-order.ts'
import { auditOfPayment, type Paid } from './audit-payment.ts'
import { isOverpaid, pollDecidedOrder, returnOverpaid } from './return-surplus.ts'

/** Configuration that a credit depends on. */
export type Crediting = Issuer & MessageConfig

/**
 * Settles what a paid order was for, once; what follows from it belongs here. The application was read under its lock,
 * which is held: it is not read again.
 */
export async function creditOrder(
  tx: Db,
  config: Crediting,
  { application, order, payment }: Paid & { application: ApplicationRecord },
): Promise<void> {
  const paid = await writeCredit(tx, { order, payment })
  await tellOfCredit(tx, config, { application, order })
  if (paid.isOverpaid) await returnOverpaid(tx, paid)
  if (payment) await pollDecidedOrder(tx, paid)
  const credited = creditedBy(application, order, settledAt(paid))
  if (standingOf(credited).clientStatus === 'completed') await tellOfWaitingDeliverables(tx, credited)
  // Last of all: the series of numbers stay locked until the transaction ends.
  await issuePaymentDocuments(tx, config, { application: credited, orderId: order.order_id })
}

/** In one statement: a payment of which none is on record credits nothing. */
async function writeCredit(tx: Db, { order, payment }: Paid) {
  const { order_id: orderId } = order
  const [entries] = ledgerOfPayment(tx, order)
  const turned = turnedOrder(tx, orderId, 'paid').returning(isOverpaid('payment_orders').as('isOverpaid'))
  const [paid] = await writeAlong(
    tx,
    {
      items: settledItems(tx, order),
      audit: auditOfPayment(tx, { order, payment, description: '' }),
      ...(entries && { entries }),
      ...(payment && { attempt: creditedAttempt(tx, order, payment.paymentId) }),
    },
    payment ? turned.where(sql<boolean>`exists (select from write_attempt)`) : turned,
  )
  return paid ?? refuseTurn(tx, orderId, 'paid')
}

/** What was asked for is answered by it: in a later statement, which sees what was settled. */
async function tellOfCredit(
  tx: Db,
  config: Crediting,
  { application, order }: { application: ApplicationRecord; order: PaymentOrder },
): Promise<void> {
  const answered = settledNotices({ applicationId: application.id, customerId: application.customerId })
  if (order.amount_rupees === 0) return writeTogether(tx, [answered])
  const params = { amount_rupees: order.amount_rupees }
  const notice = { kind: 'payment_received', params, fact: order.order_id } as const
  await notifyAtOnce(tx, config, noticeOfApplication(application, notice), [answered])
}

/** What is settled bears the time of the transaction, as the order's end does. */
function settledAt({ order_id, closed_at }: PaymentOrder): Instant {
  if (!closed_at) throw new Error(`The order ${order_id} is paid and has no end`)
  return closed_at.toISOString()
}

/** The application as the credit leaves it. */
function creditedBy(application: ApplicationRecord, order: PaymentOrder, at: Instant): ApplicationRecord {
  const { facts } = application
  return {
    ...application,
    openOrder: 'none',
    liveOrder: null,
    facts: {
      ...facts,
      settled: [...facts.settled, ...order.items.map((item) => ({ item, at }))],
      paidRupees: facts.paidRupees + order.amount_rupees,
    },
  }
}
