import type { Attempt } from '../../core/order.ts'

interface PaymentError {
  code: string | null
  description: string | null
  source: string | null
  step: string | null
  reason: string | null
}

const none: PaymentError = { code: null, description: null, source: null, step: null, reason: null }

const cancelled: PaymentError = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Your payment has been cancelled. Try again or complete the payment later.',
  source: 'customer',
  step: 'payment_authentication',
  reason: 'payment_cancelled',
}

const declined: Record<'upi' | 'card', PaymentError> = {
  upi: {
    code: 'BAD_REQUEST_ERROR',
    description:
      'Payment was unsuccessful due to a temporary issue. If amount got deducted, it will be refunded within 5-7 working days.',
    source: 'gateway',
    step: 'payment_response',
    reason: 'payment_failed',
  },
  card: {
    code: 'BAD_REQUEST_ERROR',
    description:
      'Your payment did not go through as it was declined by the bank. Try another payment method or contact your bank.',
    source: 'issuer_bank',
    step: 'payment_authorization',
    reason: 'card_declined',
  },
}

export function paymentError({ status, method }: Attempt): PaymentError {
  if (status === 'USER_DROPPED') return cancelled
  return status === 'FAILED' ? declined[method?.type ?? 'upi'] : none
}
