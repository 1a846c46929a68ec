import { AppError } from '../../../platform/app-error.ts'
import { GatewayError, type GatewayNotification } from '../../../platform/payments/payment-gateway.ts'
import type { Services } from '../../../platform/services.ts'
import { findOrder } from '../records/order-queries.ts'
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
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
): Promise<void> {
  const notification = services.payments.readNotification(rawBody, headers)
  if (!notification) throw new AppError('signature_invalid')
  const look = await findWhatToLookAt(services, notification)
  await services.db
    .insertInto('webhook_deliveries')
    .values({
      idempotency_key: notification.idempotencyKey,
      type: notification.type,
      order_id: notification.orderId,
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

async function findWhatToLookAt(
  services: Services,
  { type, orderId, refundId }: GatewayNotification,
): Promise<(() => Promise<unknown>) | undefined> {
  if (refundId) {
    const refund = await findRefundOfGateway(services.db, refundId)
    return refund && refund.order_id === orderId ? () => followRefund(services, refund.id) : undefined
  }
  const order = orderId && type.startsWith('PAYMENT_') ? await findOrder(services.db, orderId) : undefined
  return order && (() => settleOrder(services, order, { looksAgain: true }))
}
