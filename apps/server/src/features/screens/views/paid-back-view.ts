import type { PaidBack } from '@sanad/contracts'
import { type ApplicationFacts, findEndingRefund } from '@sanad/domain'

export function toPaidBackView(facts: ApplicationFacts): PaidBack {
  const ending = findEndingRefund(facts)
  return ending ? { amount: ending.backRupees, of: ending.paidRupees } : null
}
