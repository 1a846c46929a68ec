import type { ComplianceFacts, UnsureFact } from './compliance-facts.ts'

/**
 * The facts in each way that they may be where something is not known, the first with all of it true. Each alone and all
 * at once, not every combination: that no day is missed thereby is shown for the whole law in list-obligations.test.ts.
 */
export function waysOf(facts: ComplianceFacts): [ComplianceFacts, ...ComplianceFacts[]] {
  const { unsure } = facts
  if (unsure.length === 0) return [facts]
  const assumed = unsure.reduce((all, one) => answer(all, one, true), facts)
  return [
    assumed,
    ...unsure.map((one) => answer(assumed, one, false)),
    unsure.reduce((all, one) => answer(all, one, false), facts),
  ]
}

function answer(facts: ComplianceFacts, one: UnsureFact, isTrue: boolean): ComplianceFacts {
  switch (one) {
    case 'tax_audit':
      return { ...facts, taxAudit: isTrue }
    case 'deducts_tds':
      return { ...facts, deductsTds: isTrue }
    case 'advance_tax':
      // The one instalment of the presumptive scheme is due on the day of the last of the four.
      return { ...facts, advanceTax: isTrue ? 'quarterly' : 'none' }
    default: {
      const also = facts.also.filter((other) => other !== one)
      return { ...facts, also: isTrue ? [...also, one] : also }
    }
  }
}
