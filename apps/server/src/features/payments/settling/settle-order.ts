import { phaseOfOrder } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import type { GatewayAttempt } from '../../../platform/payments/payment-gateway.ts'
import type { Services } from '../../../platform/services.ts'
import { findApplicationRecord, lockedApplication } from '../../case/application-record.ts'
import { findLiveOrder, isReviewed, lockOrder, type PaymentOrder } from '../records/order-queries.ts'
import { orderRef } from '../records/order-ref.ts'
import { recordAttempts } from '../records/record-attempts.ts'
import { turnOrder } from '../records/turn-order.ts'
import { type Crediting, creditOrder } from './credit-order.ts'
import { enqueueNextPoll } from './enqueue-poll.ts'
import { isStillWanted } from './is-still-wanted.ts'
import { type GatewayTruth, type Judgement, judgeOrder, listSuccesses } from './judge-order.ts'
import { isAllOnRecord, returnOverpaid, returnSurplus } from './return-surplus.ts'

/** `refunding`: paid although nothing was due; it goes back. */
export type Settlement = Judgement['verdict'] | 'refunding'

/** Asks the gateway what became of an order. Outside any transaction: no lock is held while waiting for it. */
async function readGatewayTruth({ gateways }: Services, ours: PaymentOrder): Promise<GatewayTruth> {
  const gateway = gateways.of(ours.provider)
  const order = await gateway.findOrder(orderRef(ours))
  const attempts = order ? await gateway.listAttempts({ ...orderRef(ours), sessionId: order.sessionId }) : []
  return { order, attempts, endsOrders: gateway.endsOrders }
}

/** The payments of an order that the gateway holds. */
export async function listHeldPayments(services: Services, order: PaymentOrder): Promise<GatewayAttempt[]> {
  return listSuccesses((await readGatewayTruth(services, order)).attempts)
}

/**
 * Brings an order in line with the gateway's truth: the one way in which verify, webhook and poller settle.
 * Safe to run any number of times at once; PAID never turns back. Notifications and the poller have a decided order
 * looked at again: a bank may have taken it twice. The poller plans its next look itself, when it is done.
 */
export async function settleOrder(
  services: Services,
  order: PaymentOrder,
  { looksAgain = false, isPoll = false }: { looksAgain?: boolean; isPoll?: boolean } = {},
): Promise<Settlement> {
  const decided = findDecision(order)
  if (decided && !looksAgain) return decided
  const truth = await readGatewayTruth(services, order)
  if (decided && (await isAllOnRecord(services.db, order, truth.attempts))) return decided
  const judgement = judgeOrder({ amountRupees: order.amount_rupees, currency: order.currency }, truth)
  let isCredited = false
  const settlement = await services.settlements.transaction((tx) =>
    applyJudgement(tx, services.config, {
      ...{ order, truth, judgement, isPoll },
      onCredited: () => {
        isCredited = true
      },
    }),
  )
  if (isCredited) services.metrics.credited.inc({ provider: order.provider })
  return settlement
}

interface News {
  readonly order: PaymentOrder
  readonly truth: GatewayTruth
  readonly judgement: Judgement
  readonly isPoll: boolean
  /** Within the transaction, which may still fail. */
  readonly onCredited: () => void
}

async function applyJudgement(
  tx: Db,
  config: Crediting,
  { order: seen, truth, judgement, isPoll, onCredited }: News,
): Promise<Settlement> {
  const { order_id, application_id, customer_id } = seen
  const owned = { applicationId: application_id, customerId: customer_id }
  const order = await lockOrder(tx, order_id, lockedApplication(owned))
  const decided = findDecision(order)
  // Another look was first.
  if (decided && (await isAllOnRecord(tx, order, truth.attempts))) return decided
  const strange = await recordAttempts(tx, order, truth.attempts)
  if (decided) {
    if (decided !== 'mismatch') await returnOverpaid(tx, order)
    return decided
  }
  // A payment credits one order: one that was told of another order before is not believed for this one.
  const verdict = strange ? 'mismatch' : endedByUs(order, truth, judgement.verdict)

  if (judgement.verdict === 'paid' && !strange && !(await isReviewed(tx, order_id, [judgement.attempt]))) {
    const payment = judgement.attempt
    const application = await findApplicationRecord(tx, owned)
    const isWanted = application && isStillWanted(application, order)
    if (isWanted) await creditOrder(tx, config, { application, order, payment }).then(onCredited)
    else await returnSurplus(tx, { order, payment })
    return isWanted ? 'paid' : 'refunding'
  }
  const next = await nextState(tx, order, { verdict, truth })
  if (next !== order.state) await turnOrder(tx, order_id, next)
  // The bank has taken it up: from now on it is watched.
  if (next === 'confirming' && order.state !== next && !isPoll)
    await enqueueNextPoll(tx, { ...order, state: next })
  return verdict
}

/** What is decided stays decided, whatever is told later; review is ended by staff alone. */
export function findDecision({ state }: Pick<PaymentOrder, 'state'>): Settlement | undefined {
  const phase = phaseOfOrder(state)
  if (phase === 'decided') return state === 'paid' ? 'paid' : 'refunding'
  return phase === 'in_review' ? 'mismatch' : undefined
}

/** The state of an order that is not paid, or not as we asked. */
async function nextState(
  tx: Db,
  order: PaymentOrder & { expired: boolean },
  { verdict, truth }: { verdict: Judgement['verdict']; truth: GatewayTruth },
): Promise<PaymentOrder['state']> {
  switch (verdict) {
    case 'paid':
    case 'mismatch': {
      return (await isReviewed(tx, order.order_id, listSuccesses(truth.attempts))) ? order.state : 'review'
    }
    case 'pending':
      return (await isOnlyLiveOrder(tx, order)) ? 'confirming' : order.state
    case 'open':
    case 'failed':
      // The bank has said no; the order can be paid by another attempt.
      return order.state === 'confirming' ? 'active' : order.state
    case 'expired':
      return closedAs(order)
    case 'unknown':
      // The gateway makes no order whose time is over: it will never know this one.
      return order.expired ? closedAs(order) : order.state
  }
}

/** At a provider that ends no orders, our own time limit and our own closing do. */
function endedByUs(
  { expired, state }: Pick<PaymentOrder, 'state'> & { expired: boolean },
  { endsOrders }: GatewayTruth,
  verdict: Judgement['verdict'],
): Judgement['verdict'] {
  const isOver = !endsOrders && (expired || phaseOfOrder(state) === 'closed')
  return isOver && (verdict === 'open' || verdict === 'failed') ? 'expired' : verdict
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
