import type { Attempt, AttemptStatus } from '../../core/order.ts'

type PaymentStatus = 'SUCCESS' | 'FAILED' | 'PENDING' | 'USER_DROPPED'

/** This provider captures at once, so that AUTHORIZED never shows. */
const statuses: Record<AttemptStatus, PaymentStatus> = {
  SUCCESS: 'SUCCESS',
  FAILED: 'FAILED',
  PENDING: 'PENDING',
  USER_DROPPED: 'USER_DROPPED',
  AUTHORIZED: 'PENDING',
}

const messages: Record<PaymentStatus, string> = {
  SUCCESS: '00::Transaction success',
  FAILED: 'ZM::Transaction declined by the bank',
  PENDING: 'Transaction pending',
  USER_DROPPED: 'User dropped and did not complete the two factor authentication',
}

export function paymentStatus(attempt: Attempt): PaymentStatus {
  return statuses[attempt.status]
}

export function paymentMessage(attempt: Attempt): string {
  return messages[paymentStatus(attempt)]
}

export function errorDetails(attempt: Attempt) {
  const status = paymentStatus(attempt)
  if (status === 'SUCCESS' || status === 'PENDING') return null
  const dropped = status === 'USER_DROPPED'
  return {
    error_code: dropped ? 'TRANSACTION_CANCELLED' : 'TRANSACTION_DECLINED',
    error_description: messages[status],
    error_reason: dropped ? 'user_dropped' : 'auth_declined',
    error_source: dropped ? 'customer' : 'bank',
  }
}
