import type { GatewayAttempt, GatewayOrder } from '../../../platform/payments/payment-gateway.ts'

/** What the gateway knows of an order, read outside any transaction. */
export interface GatewayTruth {
  readonly order: GatewayOrder | undefined
  readonly attempts: readonly GatewayAttempt[]
  /** The gateway ends an order when its time is over. */
  readonly endsOrders: boolean
}

export type Judgement =
  | { readonly verdict: 'paid'; readonly attempt: GatewayAttempt }
  /** Paid, but not what we asked for: a person must look. */
  | { readonly verdict: 'mismatch' }
  /** The bank has not decided, or the order can still be paid. */
  | { readonly verdict: 'pending' | 'open' | 'failed' | 'expired' | 'unknown' }

/**
 * Paid means: the order is paid, an attempt has succeeded, and amount and currency of both equal ours.
 * The order of attempts is not promised, and a failed attempt is not the end of an order.
 */
export function judgeOrder(
  ours: { amountRupees: number; currency: string },
  truth: Pick<GatewayTruth, 'order' | 'attempts'>,
): Judgement {
  const { order, attempts } = truth
  if (!order) return { verdict: 'unknown' }
  const successes = listSuccesses(attempts)
  if (order.status === 'paid') {
    if (successes.length === 0) return { verdict: 'pending' }
    const attempt = isOurs(ours, order) && successes.find((success) => isOurs(ours, success))
    return attempt ? { verdict: 'paid', attempt } : { verdict: 'mismatch' }
  }
  if (successes.length > 0 || attempts.some((attempt) => attempt.status === 'pending'))
    return { verdict: 'pending' }
  if (order.status !== 'open') return { verdict: 'expired' }
  return { verdict: attempts.some((attempt) => attempt.status === 'failed') ? 'failed' : 'open' }
}

/** The payments that the gateway took: usually one, and more where a bank took the order again. */
export function listSuccesses(attempts: readonly GatewayAttempt[]): GatewayAttempt[] {
  return attempts.filter(({ status }) => status === 'succeeded')
}

function isOurs(
  ours: { amountRupees: number; currency: string },
  theirs: { amountRupees: string; currency: string },
): boolean {
  return theirs.amountRupees === `${ours.amountRupees}.00` && theirs.currency === ours.currency
}
