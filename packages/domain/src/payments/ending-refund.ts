import type { Instant } from '../calendar/instant.ts'

export type RefundFact = {
  status: 'requested' | 'completed'
  amountRupees: number
  /** Staff declared that it ends the application, even if a part of the payment is kept. */
  endsApplication: boolean
  at: Instant
}

/** Refunds that end an application: whether all are sent, and the refunded and paid amounts in whole rupees. */
export type EndingRefund = { status: 'requested' | 'completed'; backRupees: number; paidRupees: number }

/**
 * The refunds of an application, if they end it: staff declared it with one of them, or together they return everything
 * that was paid. Undefined without refunds, and while any other partial refund lets the application go on.
 */
export function findEndingRefund({
  refunds,
  paidRupees,
}: {
  refunds: readonly RefundFact[]
  paidRupees: number
}): EndingRefund | undefined {
  if (refunds.length === 0) return undefined
  const backRupees = refunds.reduce((sum, { amountRupees }) => sum + amountRupees, 0)
  if (backRupees < paidRupees && !refunds.some(({ endsApplication }) => endsApplication)) return undefined
  const isSent = refunds.every(({ status }) => status === 'completed')
  return { status: isSent ? 'completed' : 'requested', backRupees, paidRupees }
}
