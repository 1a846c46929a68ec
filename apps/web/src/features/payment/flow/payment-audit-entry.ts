import type { ServiceApplication } from '@sanad/contracts'
import type { AuditEntry } from '../../../shared/audit/use-audit.ts'
import type { PricedOrder } from '../ordering/payment-requests.ts'
import { hasStagePayments } from '../ordering/purchase.ts'

/** The audit entry of a payment's begin or success. */
export function paymentAuditEntry(
  action: 'PAYMENT_INITIATION' | 'PAYMENT_SUCCESSFUL',
  application: ServiceApplication,
  order: PricedOrder,
): AuditEntry {
  const { id, user_id, track_id, service_id } = application.serviceDetails
  const staged = hasStagePayments(application)
  return {
    action,
    entity_type: 'payment',
    entity_id: order.orderId,
    track_id,
    user_id,
    description: `${action === 'PAYMENT_SUCCESSFUL' ? 'Paid' : 'Began to pay'} ₹${order.total} for ${application.service.title}`,
    status: action === 'PAYMENT_SUCCESSFUL' ? 'success' : 'initiated',
    metadata: {
      amount: order.total,
      payment_method: application.checkout.provider,
      application_id: id,
      transaction_id: order.orderId,
      service_type: service_id,
      is_full_payment: staged && order.isFull ? 1 : 0,
      stage_payment: staged && !order.isFull,
      stages_paid: order.stageTitles,
    },
  }
}
