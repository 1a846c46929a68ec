import type { Services } from '../../app.ts'
import type { Db } from '../../platform/db.ts'
import { findApplicationRecord } from '../applications/application-record.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Issuer } from '../money-documents/issue-document.ts'
import { issueDueInvoice } from '../money-documents/issue-due-invoice.ts'
import { issueReceiptVoucher } from '../money-documents/issue-receipt-voucher.ts'
import { notifyOfApplication } from '../notifications/notify-of-application.ts'
import { isStillWanted } from './is-still-wanted.ts'
import { type GatewayTruth, type Judgement, judgeOrder } from './judge-order.ts'
import {
  findLiveOrder,
  insertSettledItems,
  lockOrder,
  type PaymentOrder,
  recordAttempts,
  setOrderState,
} from './payment-queries.ts'
import { postPayment, postSurplus } from './post-ledger.ts'

export type Settlement = Judgement['verdict']

/** Asks the gateway what became of an order. Outside any transaction: no lock is held while waiting for it. */
export async function readGatewayTruth({ payments }: Services, orderId: string): Promise<GatewayTruth> {
  const order = await payments.findOrder(orderId)
  return { order, attempts: order ? await payments.listAttempts(orderId) : [] }
}

/**
 * Brings an order in line with the gateway's truth: the one way in which verify, webhook and poller settle.
 * Safe to run any number of times at once; PAID never turns back.
 */
export async function settleOrder(services: Services, order: PaymentOrder): Promise<Settlement> {
  if (order.state === 'paid' || order.state === 'refund_due') return 'paid'
  const truth = await readGatewayTruth(services, order.order_id)
  const judgement = judgeOrder({ amountRupees: order.amount_rupees, currency: order.currency }, truth)
  return services.db
    .transaction()
    .execute((tx) => applyJudgement(tx, services.config, { order, truth, judgement }))
}

async function applyJudgement(
  tx: Db,
  issuer: Issuer,
  { order: seen, truth, judgement }: { order: PaymentOrder; truth: GatewayTruth; judgement: Judgement },
): Promise<Settlement> {
  const { order_id, application_id, customer_id } = seen
  // The application first, then the order: every path that takes both locks takes them in this order.
  const owned = { applicationId: application_id, customerId: customer_id }
  const application = await findApplicationRecord(tx, owned, { lock: true })
  const order = await lockOrder(tx, order_id)
  if (order.state === 'paid' || order.state === 'refund_due') return 'paid'
  await recordAttempts(tx, order_id, truth.attempts)

  if (judgement.verdict === 'paid') {
    const wanted = application !== undefined && isStillWanted(application, order)
    await settle(tx, issuer, order, { wanted, method: judgement.attempt.method })
    if (application && wanted) {
      const params = { amount_rupees: order.amount_rupees }
      await notifyOfApplication(tx, application, { kind: 'payment_received', params, fact: order_id })
    }
    return 'paid'
  }
  const next = await nextState(tx, order, judgement.verdict)
  if (next !== order.state) await setOrderState(tx, order_id, next)
  return judgement.verdict
}

/** The state of an order that is not paid. */
async function nextState(
  tx: Db,
  order: PaymentOrder,
  verdict: Exclude<Settlement, 'paid'>,
): Promise<PaymentOrder['state']> {
  switch (verdict) {
    case 'mismatch':
      return 'review'
    case 'pending':
      return (await isOnlyLiveOrder(tx, order)) ? 'confirming' : order.state
    case 'open':
    case 'failed':
      // The bank has said no; the order can be paid by another attempt.
      return order.state === 'confirming' ? 'active' : order.state
    case 'expired':
      return closedAs(order)
    case 'unknown':
      return order.state
  }
}

/** An order that was closed may be taken up late by a bank; by then another one may stand in its place. */
async function isOnlyLiveOrder(tx: Db, order: PaymentOrder): Promise<boolean> {
  const live = await findLiveOrder(tx, order.application_id)
  return live === undefined || live.order_id === order.order_id
}

/** The gateway's EXPIRED or TERMINATED leaves an order that we closed ourselves as we named it. */
function closedAs(order: PaymentOrder): PaymentOrder['state'] {
  return order.state === 'cancelled' || order.state === 'failed' ? order.state : 'expired'
}

/** Money that came in is always booked: for what it was meant for or, when that is no longer wanted, as owed back. */
async function settle(
  tx: Db,
  issuer: Issuer,
  order: PaymentOrder,
  { wanted, method }: { wanted: boolean; method: string },
): Promise<void> {
  await setOrderState(tx, order.order_id, wanted ? 'paid' : 'refund_due')
  if (wanted) {
    await insertSettledItems(tx, order)
    await postPayment(tx, order)
  } else {
    await postSurplus(tx, order)
  }
  await recordAudit(tx, {
    action: 'PAYMENT_SUCCESSFUL',
    entityType: 'payment_order',
    entityId: order.order_id,
    customerId: order.customer_id,
    description: wanted ? '' : 'Paid although nothing was due; to be refunded',
    metadata: {
      application_id: order.application_id,
      amount: order.amount_rupees,
      payment_method: method,
      is_full_payment: order.is_full_payment,
      stages_paid: order.items,
    },
  })
  if (wanted) await issueDocuments(tx, issuer, order)
}

/** Last of all: the series of numbers stay locked until the transaction ends. */
async function issueDocuments(tx: Db, issuer: Issuer, order: PaymentOrder): Promise<void> {
  const { order_id: orderId, application_id: applicationId, customer_id: customerId } = order
  await issueReceiptVoucher(tx, issuer, { orderId, applicationId })
  await issueDueInvoice(tx, issuer, { applicationId, customerId })
}
