import type { GatewayAttempt, GatewayOrder, GatewayRefund } from '../payment-gateway.ts'
import { fromPaise } from './paise.ts'
import type { OrderEntity, PaymentEntity, RefundEntity } from './razorpay-wire.ts'

export function toOrder(entity: OrderEntity): GatewayOrder {
  return {
    orderId: entity.receipt ?? '',
    amountRupees: fromPaise(entity.amount),
    currency: entity.currency,
    status: entity.status === 'paid' ? 'paid' : 'open',
    sessionId: entity.id,
  }
}

export function toAttempt(entity: PaymentEntity): GatewayAttempt {
  const status = statusOf(entity)
  const { rrn, bank_transaction_id, auth_code } = entity.acquirer_data ?? {}
  return {
    paymentId: entity.id,
    status,
    amountRupees: fromPaise(entity.amount),
    currency: entity.currency,
    method: methods[entity.method ?? ''] ?? entity.method ?? '',
    message: entity.error_description ?? '',
    bankReference: rrn || bank_transaction_id || auth_code || null,
    paidAt: status === 'succeeded' ? new Date(entity.created_at * 1000) : null,
  }
}

const methods: Readonly<Record<string, string>> = { netbanking: 'net_banking' }

/** Refunded whole, a captured payment changes its status and stays captured. */
export function isCaptured({ status, captured }: PaymentEntity): boolean {
  return status === 'captured' || (status === 'refunded' && captured !== false)
}

function statusOf(entity: PaymentEntity): GatewayAttempt['status'] {
  if (isCaptured(entity)) return 'succeeded'
  switch (entity.status) {
    // Never captured: released by itself.
    case 'refunded':
      return 'voided'
    case 'failed':
      return entity.error_reason === 'payment_cancelled' ? 'cancelled' : 'failed'
    default:
      return 'pending'
  }
}

const refundStatuses = {
  pending: 'pending',
  processed: 'succeeded',
  failed: 'failed',
} as const satisfies Record<RefundEntity['status'], GatewayRefund['status']>

export function toRefund(refundId: string, entity: RefundEntity): GatewayRefund {
  return {
    refundId,
    amountRupees: fromPaise(entity.amount),
    currency: entity.currency,
    status: refundStatuses[entity.status],
    bankReference: entity.acquirer_data?.arn || null,
    message: entity.status === 'failed' ? 'FAILED' : '',
  }
}
