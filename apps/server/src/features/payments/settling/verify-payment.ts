import type { BodyOf, PaymentStatus, verifyPayment as verifyPaymentEndpoint } from '@sanad/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { GatewayError } from '../../../platform/payments/payment-gateway.ts'
import type { Services } from '../../../platform/services.ts'
import { PlaceFull } from '../../../platform/settlement-place.ts'
import { findOrder, type PaymentOrder } from '../records/order-queries.ts'
import { orderRef } from '../records/order-ref.ts'
import { closeOrder } from './close-order.ts'
import { findDecision, type Settlement, settleOrder } from './settle-order.ts'

type Body = BodyOf<typeof verifyPaymentEndpoint>

/** Settles an order of the customer as the provider tells it; what the browser says is never believed. */
export async function verifyPayment(
  services: Services,
  customerId: string,
  body: Body,
): Promise<PaymentStatus> {
  const order = await getOwnOrder(services.db, customerId, body)
  try {
    const closed = body.closed === true && !isAnnounced(services, order, body)
    const settlement = await settleOrder(services, order)
    // An attempt that failed, or a checkout that was closed with nothing under way, ends the order; a retry opens
    // a new one, so that choice and amount are free again.
    const idle = settlement === 'open' || settlement === 'unknown'
    const ended = settlement === 'failed' || (idle && closed)
    const final = ended ? await closeOrder(services, order.order_id) : settlement
    return isCancelled(final, closed, order) ? 'cancelled' : statuses[final]
  } catch (error) {
    if (error instanceof PlaceFull) return readStatus(services.db, order)
    if (error instanceof GatewayError) throw new AppError('payment_verify_failed', { cause: error })
    throw error
  }
}

/** What is known without settling. It is settled by another call, the job of its webhook, or the poller. */
async function readStatus(db: Db, { order_id }: PaymentOrder): Promise<PaymentStatus> {
  const order = await findOrder(db, order_id)
  const decided = order && findDecision(order)
  return decided ? statuses[decided] : 'pending'
}

/** A result that the provider signed tells of a payment that it may not report yet: the order must not be closed. */
function isAnnounced(
  { gateways }: Services,
  order: PaymentOrder,
  { provider_result: result }: Body,
): boolean {
  return result !== undefined && gateways.of(order.provider).isSignedResult(orderRef(order), result)
}

const statuses = {
  paid: 'paid',
  refunding: 'refunding',
  pending: 'pending',
  mismatch: 'pending',
  open: 'pending',
  unknown: 'pending',
  failed: 'failed',
  expired: 'failed',
} as const satisfies Record<Settlement, PaymentStatus>

function isCancelled(settlement: Settlement, closed: boolean, order: PaymentOrder): boolean {
  if (settlement === 'expired') return order.state === 'cancelled'
  return closed && (settlement === 'open' || settlement === 'unknown')
}

/** The order, if everything that the call names belongs together and to this customer; else it does not exist. */
async function getOwnOrder(db: Db, customerId: string, body: Body): Promise<PaymentOrder> {
  const order = await findOrder(db, body.orderId)
  if (!order || order.customer_id !== customerId) throw new AppError('not_found')
  const named = [body.customer_id, body.application_id].filter((id) => id !== undefined)
  if (named.some((id) => id !== order.application_id)) throw new AppError('not_found')
  if (body.track_id !== undefined && !(await isTrackOf(db, order.application_id, body.track_id))) {
    throw new AppError('not_found')
  }
  return order
}

async function isTrackOf(db: Db, applicationId: string, trackId: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', applicationId)
    .where('track_id', '=', trackId)
    .executeTakeFirst()
  return row !== undefined
}
