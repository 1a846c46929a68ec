import { describe, expect, it } from 'vitest'
import { complianceProfile } from '../testing/compliance-factory.ts'
import { complianceLaw } from '../testing/compliance-law.ts'
import type { ComplianceFacts } from './compliance-facts.ts'
import { listObligations } from './list-obligations.ts'

const year = { from: '2026-04-01', to: '2027-03-31' }

/** What is due in FY 2026-27, as `form` → days without the century. */
function dueDates(facts: Partial<ComplianceFacts>, forms: string[], span = year) {
  return listObligations(complianceLaw, complianceProfile(facts), span)
    .filter(({ form }) => forms.includes(form))
    .map(({ form, dueOn }) => `${form} ${dueOn}`)
}

describe('GST', () => {
  it('monthly: GSTR-1 by the 11th and GSTR-3B by the 20th of the month after', () => {
    expect(
      dueDates({ gst: 'monthly' }, ['gstr-1', 'gstr-3b'], { from: '2026-11-01', to: '2026-12-31' }),
    ).toEqual(['gstr-1 2026-11-11', 'gstr-3b 2026-11-20', 'gstr-1 2026-12-11', 'gstr-3b 2026-12-20'])
  })

  it.each([
    ['Maharashtra', 21, '22'],
    ['Tamil Nadu', 31, '22'],
    ['Delhi', 9, '24'],
    ['Ladakh', 18, '24'],
  ])('quarterly in %s: GSTR-1 by the 13th, GSTR-3B by the %3$s of the month after', (_name, stateId, day) => {
    expect(dueDates({ gst: 'quarterly', stateId }, ['gstr-1', 'gstr-3b'])).toEqual(
      ['2026-04', '2026-07', '2026-10', '2027-01'].flatMap((month) => [
        `gstr-1 ${month}-13`,
        `gstr-3b ${month}-${day}`,
      ]),
    )
  })

  it('quarterly: PMT-06 by the 25th for the first two months of a quarter', () => {
    const span = { from: '2026-11-01', to: '2027-02-28' }
    expect(dueDates({ gst: 'quarterly' }, ['pmt-06'], span)).toEqual([
      'pmt-06 2026-11-25',
      'pmt-06 2026-12-25',
      'pmt-06 2027-02-25',
    ])
  })

  it('composition: CMP-08 by the 18th after a quarter, GSTR-4 by 30 June; 30 April until FY 2023-24', () => {
    expect(dueDates({ gst: 'composition' }, ['cmp-08', 'gstr-4', 'gstr-1', 'gstr-3b'])).toEqual([
      'cmp-08 2026-04-18',
      'gstr-4 2026-06-30',
      'cmp-08 2026-07-18',
      'cmp-08 2026-10-18',
      'cmp-08 2027-01-18',
    ])
    expect(dueDates({ gst: 'composition' }, ['gstr-4'], { from: '2024-04-01', to: '2025-07-31' })).toEqual([
      'gstr-4 2024-04-30',
      'gstr-4 2025-06-30',
    ])
  })

  it('the yearly return by 31 December above 2 crore, with the reconciliation above 5', () => {
    const yearly = ['gstr-9', 'gstr-9c']
    expect(dueDates({ gst: 'monthly' }, yearly)).toEqual([])
    expect(dueDates({ gst: 'monthly', turnover: 'up_to_5_crore' }, yearly)).toEqual(['gstr-9 2026-12-31'])
    expect(dueDates({ gst: 'monthly', turnover: 'above_5_crore' }, yearly)).toEqual([
      'gstr-9 2026-12-31',
      'gstr-9c 2026-12-31',
    ])
  })
})

describe('income tax', () => {
  it.each([
    ['a person without a business', { organisation: 'individual' }, ['itr 2026-07-31']],
    ['a business without an audit', { organisation: 'partnership' }, ['itr 2026-08-31']],
    ['an audited business', { taxAudit: true }, ['tax-audit 2026-09-30', 'itr 2026-10-31']],
    ['a company', { organisation: 'private_limited' }, ['itr 2026-10-31']],
  ] as const)('%s', (_name, facts, days) => {
    expect(dueDates(facts, ['itr', 'tax-audit'])).toEqual(days)
  })

  it('until FY 2024-25 the return of a business without an audit was due on 31 July', () => {
    expect(dueDates({}, ['itr'], { from: '2025-04-01', to: '2026-03-31' })).toEqual(['itr 2025-07-31'])
  })

  it('advance tax in four instalments, or in one for a presumptive income', () => {
    expect(dueDates({ advanceTax: 'quarterly' }, ['advance-tax'])).toEqual([
      'advance-tax 2026-06-15',
      'advance-tax 2026-09-15',
      'advance-tax 2026-12-15',
      'advance-tax 2027-03-15',
    ])
    expect(dueDates({ advanceTax: 'presumptive' }, ['advance-tax'])).toEqual(['advance-tax 2027-03-15'])
  })

  it('TDS is paid by the 7th, for March by 30 April, and stated every quarter', () => {
    const due = dueDates({ deductsTds: true }, ['tds-payment', 'tds-statement'])
    expect(due.filter((text) => text.startsWith('tds-payment'))).toHaveLength(12)
    expect(due.slice(0, 3)).toEqual([
      'tds-payment 2026-04-30',
      'tds-payment 2026-05-07',
      'tds-statement 2026-05-31',
    ])
    expect(due.filter((text) => text.startsWith('tds-statement'))).toEqual(
      ['2026-05-31', '2026-07-31', '2026-10-31', '2027-01-31'].map((day) => `tds-statement ${day}`),
    )
  })
})

describe('Registrar of Companies', () => {
  const forms = ['aoc-4', 'mgt-7', 'llp-11', 'llp-8', 'dir-3-kyc']

  it('a company files AOC-4 30 and MGT-7 60 days after a meeting on 30 September', () => {
    expect(dueDates({ organisation: 'private_limited' }, forms)).toEqual([
      'aoc-4 2026-10-30',
      'mgt-7 2026-11-29',
    ])
  })

  it('a one person company files AOC-4 180 days after the year', () => {
    expect(dueDates({ organisation: 'opc' }, forms)).toEqual(['aoc-4 2026-09-27', 'mgt-7 2026-11-29'])
  })

  it('an LLP files Form 11 by 30 May and Form 8 by 30 October', () => {
    expect(dueDates({ organisation: 'llp' }, forms)).toEqual(['llp-11 2026-05-30', 'llp-8 2026-10-30'])
  })

  it('nothing of this concerns a proprietor', () => {
    expect(dueDates({}, forms)).toEqual([])
  })

  it('the first meeting of a company may be held until 31 December', () => {
    expect(dueDates({ organisation: 'private_limited', startedOn: '2025-06-10' }, forms)).toEqual([
      'aoc-4 2027-01-30',
      'mgt-7 2027-03-01',
    ])
  })

  it('a company of January closes its first accounts a year later, an LLP one of October', () => {
    expect(dueDates({ organisation: 'private_limited', startedOn: '2026-01-01' }, forms)).toEqual([])
    expect(dueDates({ organisation: 'llp', startedOn: '2025-10-01' }, forms)).toEqual([])
    expect(dueDates({ organisation: 'llp', startedOn: '2025-09-30' }, forms)).toHaveLength(2)
  })

  it('directors’ KYC was due yearly on 30 September and is since 2026 every third year on 30 June', () => {
    const span = { from: '2024-04-01', to: '2032-03-31' }
    expect(dueDates({ organisation: 'llp' }, ['dir-3-kyc'], span)).toEqual([
      'dir-3-kyc 2024-09-30',
      'dir-3-kyc 2025-09-30',
      'dir-3-kyc 2028-06-30',
      'dir-3-kyc 2031-06-30',
    ])
    expect(dueDates({ organisation: 'llp', directorKycYear: 2029 }, ['dir-3-kyc'], span).at(-1)).toBe(
      'dir-3-kyc 2029-06-30',
    )
  })
})
