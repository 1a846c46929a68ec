import type { ServiceSummary } from '@sanad/contracts'

export interface SplitServices {
  /** It is the customer's turn. */
  readonly yours: readonly ServiceSummary[]
  readonly others: readonly ServiceSummary[]
}

/** What needs the customer first: begun ones before those that were never paid; else the order as it came. */
export function splitByTurn(services: readonly ServiceSummary[]): SplitServices {
  const yours = services.filter(({ next_step }) => next_step.turn === 'you')
  return {
    yours: yours.toSorted((a, b) => b.payment_status - a.payment_status),
    others: services.filter(({ next_step }) => next_step.turn !== 'you'),
  }
}
