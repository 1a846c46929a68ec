import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { ApplicationRecord } from '../../case/application-record.ts'
import { isCancellationWaiting } from '../acts/is-cancellable.ts'
import { listRefundableOrders, sumLeft } from '../acts/refundable-orders.ts'
import { findScaleRefund } from '../acts/scale-refund.ts'
import { assertStaffAction } from '../acts/staff-application.ts'

interface RefundWish {
  readonly rupees: number
  readonly endsApplication: boolean
  /** What other proposals have spoken for. */
  readonly reserved?: number
}

/**
 * Refuses a refund that the situation does not allow, that is more than what is left, or that ends the application with
 * less than the scale of the service returns: customers read that scale before they paid, so it is a floor. What other
 * proposals have spoken for counts toward the floor only once it is sent, because they can still be declined.
 */
export async function assertRefundable(
  tx: Db,
  record: ApplicationRecord,
  { rupees, endsApplication, reserved = 0 }: RefundWish,
): Promise<void> {
  assertStaffAction(record, 'request_refund')
  // The document of a refund refers to the invoice, which may be cancelled at any moment.
  if (await isCancellationWaiting(tx, record.id)) throw new AppError('cancellation_waiting')
  const orders = await listRefundableOrders(tx, record.id)
  const refundable = Math.max(0, sumLeft(orders) - reserved)
  if (rupees > refundable) {
    throw new AppError('refund_too_large', { details: { refundable_rupees: refundable } })
  }
  const promised = findScaleRefund(record, record.definition.timeline, orders) ?? 0
  if (endsApplication && rupees < promised) {
    throw new AppError('refund_below_scale', { details: { scale_refund_rupees: promised } })
  }
}
