import type { Order, Refund, RefundStatus } from '../../core/order.ts'
import { notesEntity } from './notes.ts'
import { refundDetails } from './order-details.ts'
import { unixSeconds } from './razorpay-id.ts'

/** The provider has three states: what waits is pending, what will not come is failed. */
const statuses: Record<RefundStatus, 'pending' | 'processed' | 'failed'> = {
  PENDING: 'pending',
  ONHOLD: 'pending',
  SUCCESS: 'processed',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

export function refundEntity(order: Order, refund: Refund) {
  const processed = refund.status === 'SUCCESS'
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: order.currency,
    payment_id: refund.attempt_id,
    notes: notesEntity(refundDetails(refund).notes),
    receipt: refund.reference,
    acquirer_data: { arn: processed ? `1000${unixSeconds(refund.created_at)}` : null },
    created_at: unixSeconds(refund.created_at),
    batch_id: null,
    status: statuses[refund.status],
    speed_processed: refund.speed === 'INSTANT' ? 'instant' : 'normal',
    speed_requested: refund.speed === 'INSTANT' ? 'optimum' : 'normal',
  }
}
