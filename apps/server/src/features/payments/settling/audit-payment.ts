import type { Db } from '../../../platform/db.ts'
import type { GatewayAttempt } from '../../../platform/payments/payment-gateway.ts'
import { auditEntry } from '../../audit/record-audit.ts'
import type { PaymentOrder } from '../records/order-queries.ts'

export interface Paid {
  readonly order: PaymentOrder
  /** The gateway's payment; none where nothing had to be paid. */
  readonly payment: GatewayAttempt | undefined
}

/** To be written with what it tells of. */
export function auditOfPayment(tx: Db, { order, payment, description }: Paid & { description: string }) {
  return auditEntry(tx, {
    action: 'PAYMENT_SUCCESSFUL',
    entityType: 'payment_order',
    entityId: order.order_id,
    customerId: order.customer_id,
    description,
    metadata: {
      application_id: order.application_id,
      amount: order.amount_rupees,
      payment_method: payment?.method ?? '',
      is_full_payment: order.is_full_payment,
      stages_paid: order.items,
    },
  })
}
