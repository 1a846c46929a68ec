import type { Order, Refund } from '../../core/order.ts'
import { toRupees } from '../../core/paise.ts'
import { indianTime } from './indian-time.ts'
import { refundDetails } from './order-details.ts'

const descriptions: Record<Refund['status'], string> = {
  SUCCESS: 'Refund processed successfully',
  PENDING: 'In Progress',
  CANCELLED: 'Refund cancelled',
  ONHOLD: 'Refund is on hold because of insufficient balance',
  FAILED: 'Refund failed at the bank',
}

export function refundEntity(order: Order, refund: Refund) {
  return {
    cf_payment_id: refund.attempt_id,
    cf_refund_id: refund.id,
    order_id: order.id,
    refund_id: refund.reference,
    entity: 'refund',
    refund_amount: toRupees(refund.amount),
    refund_currency: order.currency,
    refund_note: refundDetails(refund).note,
    refund_status: refund.status,
    refund_arn: refund.status === 'SUCCESS' ? `2${refund.id}` : null,
    refund_charge: 0,
    status_description: descriptions[refund.status],
    metadata: null,
    refund_splits: [],
    refund_type: 'MERCHANT_INITIATED',
    refund_mode: refund.speed,
    created_at: indianTime(refund.created_at),
    processed_at: refund.processed_at && indianTime(refund.processed_at),
    refund_speed: { requested: refund.speed, accepted: refund.speed, processed: refund.speed, message: null },
  }
}
