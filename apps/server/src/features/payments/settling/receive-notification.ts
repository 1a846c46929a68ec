import type { PaymentProvider } from '@sanad/contracts'
import { AppError } from '../../../platform/app-error.ts'
import { GatewayError, type GatewayNotification } from '../../../platform/payments/payment-gateway.ts'
import type { Services } from '../../../platform/services.ts'
import { findOrder, findOrderOfSession, type PaymentOrder } from '../records/order-queries.ts'
import { findRefundOfGateway } from '../records/refund-queries.ts'
import { followRefund } from '../refunds/follow-refund.ts'
import { settleOrder } from './settle-order.ts'

/**
 * Takes a notification as a hint to look: its signature must be the provider's, its content is not believed. What
 * names nothing of ours is parked, for staff to see. Answers an error when it could not be acted on, so that it is
 * sent again.
 */
export async function receiveNotification(
  services: Services,
  provider: PaymentProvider,
  { rawBody, headers }: { rawBody: Buffer; headers: Record<string, string | undefined> },
): Promise<void> {
  // Anybody can post here: what no configured provider has signed is refused alike.
  const notification = services.gateways.find(provider)?.readNotification(rawBody, headers)
  if (!notification) throw new AppError('signature_invalid')
  const order = await findOrderOf(services, provider, notification)
  const look = order && (await findLook(services, order, notification))
  await services.db
    .insertInto('webhook_deliveries')
    .values({
      provider,
      idempotency_key: notification.idempotencyKey,
      type: notification.type,
      order_id: order?.order_id ?? notification.orderId,
      payload: notification.payload,
      outcome: look ? 'settling' : 'parked',
    })
    .execute()
  if (!look) return
  try {
    await look()
  } catch (error) {
    if (error instanceof GatewayError) throw new AppError('unavailable', { cause: error })
    throw error
  }
}

/** The order that it names, by our own id or the provider's, if it was opened with this provider. */
async function findOrderOf(
  { db }: Services,
  provider: PaymentProvider,
  { orderId, sessionId }: GatewayNotification,
): Promise<PaymentOrder | undefined> {
  const order = orderId
    ? await findOrder(db, orderId)
    : sessionId && (await findOrderOfSession(db, provider, sessionId))
  return order && order.provider === provider ? order : undefined
}

async function findLook(
  services: Services,
  order: PaymentOrder,
  { about, refundId }: GatewayNotification,
): Promise<(() => Promise<unknown>) | undefined> {
  if (refundId) {
    const refund = await findRefundOfGateway(services.db, refundId)
    return refund && refund.order_id === order.order_id ? () => followRefund(services, refund.id) : undefined
  }
  return about === 'payment' ? () => settleOrder(services, order, { looksAgain: true }) : undefined
}
