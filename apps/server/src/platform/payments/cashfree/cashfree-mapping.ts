import type * as z from 'zod'
import type { GatewayAttempt, GatewayOrder, GatewayRefund, NewGatewayOrder } from '../payment-gateway.ts'
import type { OrderEntity, PaymentEntity, RefundEntity } from './cashfree-wire.ts'

const orderStatuses = {
  ACTIVE: 'open',
  PAID: 'paid',
  EXPIRED: 'expired',
  TERMINATED: 'closed',
  TERMINATION_REQUESTED: 'closed',
} as const satisfies Record<z.infer<typeof OrderEntity>['order_status'], GatewayOrder['status']>

const attemptStatuses = {
  SUCCESS: 'succeeded',
  PENDING: 'pending',
  FAILED: 'failed',
  USER_DROPPED: 'cancelled',
  CANCELLED: 'cancelled',
  VOID: 'voided',
  NOT_ATTEMPTED: 'not_attempted',
} as const satisfies Record<z.infer<typeof PaymentEntity>['payment_status'], GatewayAttempt['status']>

const refundStatuses = {
  SUCCESS: 'succeeded',
  PENDING: 'pending',
  ONHOLD: 'on_hold',
  FAILED: 'failed',
  CANCELLED: 'failed',
} as const satisfies Record<z.infer<typeof RefundEntity>['refund_status'], GatewayRefund['status']>

export function newOrderBody({ orderId, amountRupees, customer, returnUrl, expiresAt }: NewGatewayOrder) {
  return {
    order_id: orderId,
    order_amount: amountRupees,
    order_currency: 'INR',
    order_expiry_time: expiresAt.toISOString(),
    customer_details: {
      customer_id: customer.id.replaceAll('-', ''),
      customer_phone: customer.mobile,
      customer_email: customer.email,
      // Shorter names are refused by the provider; the field is optional.
      ...(customer.name.length >= 3 ? { customer_name: customer.name.slice(0, 100) } : {}),
    },
    order_meta: { return_url: returnUrl },
  }
}

export function toOrder(entity: z.infer<typeof OrderEntity>): GatewayOrder {
  return {
    orderId: entity.order_id,
    amountRupees: entity.order_amount,
    currency: entity.order_currency,
    status: orderStatuses[entity.order_status],
    sessionId: entity.payment_session_id,
  }
}

export function toAttempt(entity: z.infer<typeof PaymentEntity>): GatewayAttempt {
  const time = entity.payment_completion_time ?? entity.payment_time
  return {
    paymentId: entity.cf_payment_id,
    status: attemptStatuses[entity.payment_status],
    amountRupees: entity.payment_amount,
    currency: entity.payment_currency,
    method: entity.payment_group ?? '',
    message: entity.payment_message ?? '',
    bankReference: entity.bank_reference || null,
    paidAt: time && entity.payment_status === 'SUCCESS' ? new Date(time) : null,
  }
}

export function toRefund(entity: z.infer<typeof RefundEntity>): GatewayRefund {
  const status = refundStatuses[entity.refund_status]
  return {
    refundId: entity.refund_id,
    amountRupees: entity.refund_amount,
    currency: entity.refund_currency,
    status,
    bankReference: entity.refund_arn || null,
    message: entity.status_description || (status === 'failed' ? entity.refund_status : ''),
  }
}
