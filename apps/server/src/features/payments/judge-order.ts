import type { GatewayAttempt, GatewayOrder } from '../../platform/payments/payment-gateway.ts'

/** What the gateway knows of an order, read outside any transaction. */
export interface GatewayTruth {
  readonly order: GatewayOrder | undefined
  readonly attempts: readonly GatewayAttempt[]
}

export type Judgement =
  | { readonly verdict: 'paid'; readonly attempt: GatewayAttempt }
  /** Paid, but not what we asked for: a person must look. */
  | { readonly verdict: 'mismatch' }
  /** The bank has not decided, or the order can still be paid. */
  | { readonly verdict: 'pending' | 'open' | 'failed' | 'expired' | 'unknown' }

/**
 * Paid means: the order is PAID, one attempt is SUCCESS, and amount and currency of both equal ours.
 * The order of attempts is not promised, and a failed attempt is not the end of an order.
 */
export function judgeOrder(ours: { amountRupees: number; currency: string }, truth: GatewayTruth): Judgement {
  const { order, attempts } = truth
  if (!order) return { verdict: 'unknown' }
  const success = attempts.find((attempt) => attempt.status === 'SUCCESS')
  if (order.status === 'PAID') {
    if (!success) return { verdict: 'pending' }
    return isOurs(ours, order) && isOurs(ours, success)
      ? { verdict: 'paid', attempt: success }
      : { verdict: 'mismatch' }
  }
  if (success || attempts.some((attempt) => attempt.status === 'PENDING')) return { verdict: 'pending' }
  if (order.status !== 'ACTIVE') return { verdict: 'expired' }
  return { verdict: attempts.some((attempt) => attempt.status === 'FAILED') ? 'failed' : 'open' }
}

function isOurs(
  ours: { amountRupees: number; currency: string },
  theirs: { amountRupees: string; currency: string },
): boolean {
  return theirs.amountRupees === `${ours.amountRupees}.00` && theirs.currency === ours.currency
}
