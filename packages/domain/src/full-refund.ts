import type { ApplicationFacts } from './application-facts.ts'

/**
 * Whether refunds take back everything that was paid, and whether all of them were sent. Only then do they end an
 * application: a part of the money given back leaves the work going on. Where nothing was paid, nothing goes back.
 */
export function findFullRefund({
  refunds,
  paidRupees,
}: Pick<ApplicationFacts, 'refunds' | 'paidRupees'>): 'requested' | 'completed' | undefined {
  const back = refunds.reduce((sum, { amountRupees }) => sum + amountRupees, 0)
  if (refunds.length === 0 || back < paidRupees) return undefined
  return refunds.some(({ status }) => status === 'requested') ? 'requested' : 'completed'
}
