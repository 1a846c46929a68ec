import { type ComplianceFacts, isCompany } from './compliance-facts.ts'
import { type DueRule, existedIn, monthsAfter } from './due-rule.ts'
import { financialYearOf, type Period } from './period.ts'

/** Income-tax Act 1961 (sections 44AB, 139, 200, 211) and Income-tax Act 2025 (sections 263, 397, 408). */
export const incomeTaxRules: readonly DueRule[] = [
  {
    form: 'itr',
    every: 'year',
    applies: (facts, period) => existedIn(period, facts),
    dueOn: (period, facts) => monthsAfter(period, monthsToReturn(period, facts), 31),
  },
  {
    form: 'tax-audit',
    every: 'year',
    applies: (facts, period) => facts.taxAudit && existedIn(period, facts),
    dueOn: (period) => monthsAfter(period, 6, 30),
  },
  {
    form: 'advance-tax',
    every: 'quarter',
    applies: (facts, period) => facts.advanceTax === 'quarterly' && existedIn(period, facts),
    dueOn: (period) => monthsAfter(period, 0, 15),
  },
  {
    form: 'advance-tax',
    every: 'year',
    applies: (facts, period) => facts.advanceTax === 'presumptive' && existedIn(period, facts),
    dueOn: (period) => monthsAfter(period, 0, 15),
  },
  {
    form: 'tds-payment',
    every: 'month',
    applies: (facts, period) => facts.deductsTds && existedIn(period, facts),
    dueOn: (period) => monthsAfter(period, 1, endsYear(period) ? 30 : 7),
  },
  {
    form: 'tds-statement',
    every: 'quarter',
    applies: (facts, period) => facts.deductsTds && existedIn(period, facts),
    dueOn: (period) => monthsAfter(period, endsYear(period) ? 2 : 1, 31),
  },
]

/** Months from the end of the financial year to the month on whose last day the return is due. */
function monthsToReturn(period: Period, facts: ComplianceFacts): number {
  const july = 4
  if (isCompany(facts.organisation) || facts.taxAudit) return july + 3
  if (facts.organisation === 'individual') return july
  // Finance Act 2026: businesses and trusts without an audit have until August, from FY 2025-26 on.
  return financialYearOf(period) >= 2025 ? july + 1 : july
}

function endsYear(period: Period): boolean {
  return period.to.slice(5, 7) === '03'
}
