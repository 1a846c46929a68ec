import type { Instant } from '../calendar/instant.ts'

export type RefundFact = {
  status: 'requested' | 'completed'
  amountRupees: number
  /** Whether staff said with it that it ends the application, also where they keep a part of what was paid. */
  endsApplication: boolean
  at: Instant
}

/** How refunds end an application: whether all of them were sent, and how much of what was paid they give back. */
export type EndingRefund = { status: 'requested' | 'completed'; backRupees: number; paidRupees: number }

/**
 * The refunds of an application that is ended by one of them, because staff said so, or by all of them, because they
 * take back everything that was paid. Any other part of the money given back leaves the work going on. Where nothing
 * was paid, nothing goes back.
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
