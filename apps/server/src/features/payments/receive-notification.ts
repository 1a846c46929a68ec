import type { Services } from '../../app.ts'
import { AppError } from '../../platform/app-error.ts'
import { GatewayError } from '../../platform/payments/payment-gateway.ts'
import { findOrder, recordNotification } from './payment-queries.ts'
import { settleOrder } from './settle-order.ts'

/**
 * Takes a notification as a hint to look: its signature must be the provider's, its content is not believed.
 * Answers an error when it could not be acted on, so that it is sent again.
 */
export async function receiveNotification(
  services: Services,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
): Promise<void> {
  const notification = services.payments.readNotification(rawBody, headers)
  if (!notification) throw new AppError('signature_invalid')
  const order = notification.orderId ? await findOrder(services.db, notification.orderId) : undefined
  await recordNotification(services.db, notification, order ? 'settling' : 'parked')
  if (!order) return
  try {
    await settleOrder(services, order)
  } catch (error) {
    if (error instanceof GatewayError) throw new AppError('unavailable', { cause: error })
    throw error
  }
}
