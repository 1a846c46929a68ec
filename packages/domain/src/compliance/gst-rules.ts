import { findState } from '../identifiers/indian-states.ts'
import type { ComplianceFacts } from './compliance-facts.ts'
import { type DueRule, existedIn, monthsAfter } from './due-rule.ts'
import { financialYearOf, type Period } from './period.ts'

/** GST codes of States and Union Territories where QRMP returns are due on the 22nd; elsewhere on the 24th. */
const earlyStates = ['22', '23', '24', '26', '27', '29', '30', '31', '32', '33', '34', '35', '36', '37']

const isRegular = ({ gst }: ComplianceFacts) => gst === 'monthly' || gst === 'quarterly'
const isEarly = ({ stateId }: ComplianceFacts) =>
  stateId === null || earlyStates.includes(findState(stateId)?.gstCode ?? '')
const isScheme = (scheme: ComplianceFacts['gst']) => (facts: ComplianceFacts, period: Period) =>
  facts.gst === scheme && existedIn(period, facts)

/** CGST Act 2017 (sections 37, 39 and 44) and CGST Rules 2017 (rules 59 to 62 and 80). */
export const gstRules: readonly DueRule[] = [
  { form: 'gstr-1', every: 'month', applies: isScheme('monthly'), dueOn: (p) => monthsAfter(p, 1, 11) },
  { form: 'gstr-3b', every: 'month', applies: isScheme('monthly'), dueOn: (p) => monthsAfter(p, 1, 20) },
  { form: 'gstr-1', every: 'quarter', applies: isScheme('quarterly'), dueOn: (p) => monthsAfter(p, 1, 13) },
  {
    form: 'gstr-3b',
    every: 'quarter',
    applies: isScheme('quarterly'),
    dueOn: (period, facts) => monthsAfter(period, 1, isEarly(facts) ? 22 : 24),
  },
  {
    form: 'pmt-06',
    every: 'month',
    // The tax of the quarter's last month is paid with GSTR-3B.
    applies: (facts, period) => isScheme('quarterly')(facts, period) && !endsQuarter(period),
    dueOn: (period) => monthsAfter(period, 1, 25),
  },
  {
    form: 'cmp-08',
    every: 'quarter',
    applies: isScheme('composition'),
    dueOn: (period) => monthsAfter(period, 1, 18),
  },
  {
    form: 'gstr-4',
    every: 'year',
    applies: isScheme('composition'),
    // CGST Rules, rule 62 as amended in 2024: 30 June instead of 30 April from FY 2024-25 on.
    dueOn: (period) => monthsAfter(period, financialYearOf(period) >= 2024 ? 3 : 1, 30),
  },
  {
    form: 'gstr-9',
    every: 'year',
    applies: (facts, period) =>
      isRegular(facts) && facts.turnover !== 'up_to_2_crore' && existedIn(period, facts),
    dueOn: (period) => monthsAfter(period, 9, 31),
  },
  {
    form: 'gstr-9c',
    every: 'year',
    applies: (facts, period) =>
      isRegular(facts) && facts.turnover === 'above_5_crore' && existedIn(period, facts),
    dueOn: (period) => monthsAfter(period, 9, 31),
  },
]

function endsQuarter(period: Period): boolean {
  return Number(period.to.slice(5, 7)) % 3 === 0
}
