import { type Instant, standingOf } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import { writeAlong, writeTogether } from '../../../platform/write-together.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { readSettledNotices } from '../../case/read-settled-notices.ts'
import { tellOfWaitingDeliverables } from '../../deliverables/tell-of-deliverables.ts'
import type { Issuer } from '../../money-documents/issue-documents.ts'
import { issuePaymentDocuments } from '../../money-documents/issue-payment-documents.ts'
import { notifyOfApplication } from '../../notifications/sending/notify-of-application.ts'
import { projectOwnMarks } from '../../work/projection/project-own-marks.ts'
import { type PaymentOrder, settledItems } from '../records/order-queries.ts'
import { ledgerOfPayment } from '../records/post-ledger.ts'
import { creditedAttempt } from '../records/record-attempts.ts'
import { turnOrder } from '../records/turn-order.ts'
import { auditOfPayment, type Paid } from './audit-payment.ts'
import { followDecidedOrder } from './return-surplus.ts'

/**
 * Settles what a paid order was for, once; what follows from it belongs here. The application was read under its lock,
 * which is held: it is not read again.
 */
export async function creditOrder(
  tx: Db,
  issuer: Issuer,
  { application, order, payment }: Paid & { application: ApplicationRecord },
): Promise<void> {
  const paid = await turnOrder(tx, order.order_id, 'paid')
  const audited = auditOfPayment(tx, { order, payment, description: '' })
  const writes = [settledItems(tx, order), ...ledgerOfPayment(tx, order), audited]
  if (payment) {
    const credited = await writeAlong(tx, writes, creditedAttempt(tx, order, payment.paymentId))
    if (credited.length !== 1) throw new Error(`The payment of the order ${order.order_id} is not on record`)
  } else await writeTogether(tx, writes)
  await readSettledNotices(tx, { applicationId: application.id, customerId: application.customerId })
  if (order.amount_rupees > 0) {
    const params = { amount_rupees: order.amount_rupees }
    await notifyOfApplication(tx, application, { kind: 'payment_received', params, fact: order.order_id })
  }
  if (payment) await followDecidedOrder(tx, paid)
  const credited = creditedBy(application, order, settledAt(paid))
  if (standingOf(credited).clientStatus === 'completed') await tellOfWaitingDeliverables(tx, credited)
  // What the commit would project is projected now: within the lock of the series it would hold up every other payment.
  await projectOwnMarks(tx)
  // Last of all: the series of numbers stay locked until the transaction ends.
  await issuePaymentDocuments(tx, issuer, { application: credited, orderId: order.order_id })
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
