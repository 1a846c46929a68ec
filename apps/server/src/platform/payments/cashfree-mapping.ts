import type * as z from 'zod'
import type { OrderEntity, PaymentEntity, RefundEntity } from './cashfree-wire.ts'
import type { GatewayAttempt, GatewayOrder, GatewayRefund, NewGatewayOrder } from './payment-gateway.ts'

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
    status: entity.order_status,
    paymentSessionId: entity.payment_session_id,
  }
}

export function toAttempt(entity: z.infer<typeof PaymentEntity>): GatewayAttempt {
  const time = entity.payment_completion_time ?? entity.payment_time
  return {
    paymentId: entity.cf_payment_id,
    status: entity.payment_status,
    amountRupees: entity.payment_amount,
    currency: entity.payment_currency,
    method: entity.payment_group ?? '',
    message: entity.payment_message ?? '',
    bankReference: entity.bank_reference || null,
    paidAt: time && entity.payment_status === 'SUCCESS' ? new Date(time) : null,
  }
}

export function toRefund(entity: z.infer<typeof RefundEntity>): GatewayRefund {
  return {
    refundId: entity.refund_id,
    orderId: entity.order_id,
    amountRupees: entity.refund_amount,
    currency: entity.refund_currency,
    status: entity.refund_status,
    bankReference: entity.refund_arn || null,
    message: entity.status_description ?? '',
  }
}
