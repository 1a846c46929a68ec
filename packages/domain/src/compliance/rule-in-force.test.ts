import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/calendar-days.ts'
import { complianceFacts, complianceProfile } from '../testing/compliance-factory.ts'
import { complianceLaw, extendedLaw } from '../testing/compliance-law.ts'
import {
  advanceTaxes,
  type ComplianceFacts,
  circumstances,
  firstDirectorKycYear,
  gstSchemes,
  organisations,
  turnovers,
} from './compliance-facts.ts'
import { complianceForms } from './compliance-forms.ts'
import { type DueSeries, isConfirmed } from './due-series.ts'
import { lateFeeSoFar } from './late-fee-so-far.ts'
import { listObligations, listQuestions } from './list-obligations.ts'
import { parseLaw } from './parse-law.ts'
import { listPeriods } from './period.ts'
import { getRuleInForce, owes } from './rule-in-force.ts'

const span = { from: '2024-01-01', to: '2031-12-31' }
const facts = fc
  .record({
    organisation: fc.constantFrom(...organisations),
    gst: fc.constantFrom(...gstSchemes),
    turnover: fc.constantFrom(...turnovers),
    stateId: fc.option(fc.integer({ min: 1, max: 36 })),
    taxAudit: fc.boolean(),
    advanceTax: fc.constantFrom(...advanceTaxes),
    deductsTds: fc.boolean(),
    also: fc.subarray([...circumstances]),
    auditorYear: fc.option(fc.integer({ min: 2020, max: 2031 })),
  })
  .map((given) => complianceFacts(given))

it('every obligation has exactly one rule in force for every period of every business that owes it', () => {
  fc.assert(
    fc.property(facts, (of) => {
      for (const series of complianceLaw.series) {
        for (const period of listPeriods(series.every, span)) {
          if (owes(series, of, period)) expect(getRuleInForce(series, of, period)).toBeDefined()
        }
      }
    }),
    { numRuns: 40 },
  )
})

it('an obligation that is followed today is followed without an end and without a gap', () => {
  for (const { id, form } of complianceLaw.series) {
    const rules = complianceLaw.series
      .filter((series) => series.form === form)
      .flatMap((series) => series.rules)
    expect(
      rules.some(({ valid_to }) => valid_to === null),
      id,
    ).toBe(true)
    // Whatever ends is followed by what begins within a year, before the next period of its kind ends.
    for (const { valid_to } of rules) {
      if (valid_to === null) continue
      const next = rules.filter(
        ({ valid_from }) => valid_from > valid_to && valid_from <= addDays(valid_to, 366),
      )
      expect(next.length, `${id} after ${valid_to}`).toBeGreaterThan(0)
    }
  }
})

it('two series of one form never have the same period of one business', () => {
  fc.assert(
    fc.property(facts, (of) => {
      const profile = complianceProfile(of)
      const keys = listObligations(complianceLaw, profile, span).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
    }),
    { numRuns: 40 },
  )
})

it('every form of the calendar but the renewals has a series, and names where it was read', () => {
  const forms = new Set(complianceLaw.series.map(({ form }) => form))
  expect(complianceForms.filter((form) => !forms.has(form))).toEqual(['licence-renewal'])
  for (const rule of complianceLaw.series.flatMap(({ rules }) => rules)) {
    if (rule.source.mark === 'V') expect(rule.source.addresses.length).toBeGreaterThan(0)
    expect(rule.due === null && isConfirmed(rule)).toBe(false)
  }
})

it('the first year of the directors’ cycle is the one that the screen offers', () => {
  const cycles = complianceLaw.series.flatMap(({ who }) => who.cycle ?? [])
  expect(cycles.find(({ from }) => from === 'directorKycYear')?.otherwise).toBe(firstDirectorKycYear)
})

describe('a rule that is not confirmed', () => {
  const employer = complianceProfile({ also: ['employees', 'fssai'] })

  it('is asked about and never a date', () => {
    expect(listQuestions(complianceLaw, employer, '2026-11-22')).toEqual(['fssai-fee', 'pf', 'esi', 'pt'])
    const shown = listObligations(complianceLaw, employer, span).map(({ form }) => form)
    expect(shown.filter((form) => ['pf', 'esi', 'pt', 'fssai-fee'].includes(form))).toEqual([])
    expect(shown).toContain('fssai-return')
  })

  it('is a date once a person of the centre confirmed it', () => {
    const [pf] = complianceLaw.series.filter(({ id }) => id === 'pf')
    const confirm = (confirmed: object): DueSeries =>
      ({
        ...pf,
        rules: pf?.rules.map((rule) => ({ ...rule, due: { months: 1, day: 15 }, ...confirmed })),
      }) as DueSeries
    const lawOf = (series: DueSeries) => ({ series: [series], extensions: [] })
    const december = { from: '2026-12-01', to: '2026-12-31' }
    expect(listObligations(lawOf(confirm({})), employer, december)).toEqual([])
    const confirmed = confirm({ confirmed_by: 'R. Iyer, accountant', confirmed_on: '2026-11-22' })
    expect(listObligations(lawOf(confirmed), employer, december).map(({ dueOn }) => dueOn)).toEqual([
      '2026-12-15',
    ])
    expect(listQuestions(lawOf(confirmed), employer, '2026-11-22')).toEqual([])
  })
})

describe('an extension', () => {
  const monthly = complianceProfile({ gst: 'monthly' })
  const january = { from: '2025-01-01', to: '2025-01-31' }
  const of = (law: typeof complianceLaw) =>
    listObligations(law, monthly, january).map(({ form, dueOn, extension }) => [
      form,
      dueOn,
      extension?.from ?? null,
    ])

  it('moves the date of one period, and names by what', () => {
    expect(of(extendedLaw)).toEqual([
      ['gstr-1', '2025-01-13', '2025-01-11'],
      ['gstr-3b', '2025-01-22', '2025-01-20'],
    ])
    const [first] = listObligations(extendedLaw, monthly, january)
    expect(first?.extension?.notification).toBe('Notification 01/2025-Central Tax')
  })

  it('is undone by leaving it out', () => {
    expect(of({ ...extendedLaw, extensions: [] })).toEqual([
      ['gstr-1', '2025-01-11', null],
      ['gstr-3b', '2025-01-20', null],
    ])
  })
})

describe('the late fee', () => {
  it.each([
    [0, 50, null, 0],
    [12, 50, 10_000, 600],
    [300, 50, 10_000, 10_000],
    [300, 100, null, 30_000],
    [7, 100, 'five_annual_fees', 700],
    [39, 50, { least: 2_000 }, 1_950],
    [300, 50, { least: 2_000 }, 2_000],
  ] as const)('after %i days at ₹%i a day, at most %j: ₹%i', (days, rupees_a_day, cap, rupees) => {
    const today = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
    expect(lateFeeSoFar({ rupees_a_day, cap }, '2026-01-01', today)).toBe(rupees)
  })

  it.each(['gstr-1', 'gstr-3b'])('of %s has no certain cap where the turnover is up to two crore', (form) => {
    const capOf = (turnover: ComplianceFacts['turnover'], gst: 'monthly' | 'quarterly') =>
      listObligations(complianceLaw, complianceProfile({ gst, turnover }), {
        from: '2026-10-01',
        to: '2026-10-31',
      }).find((one) => one.form === form)?.lateFee?.cap
    expect(turnovers.map((turnover) => capOf(turnover, 'monthly'))).toEqual([{ least: 2_000 }, 5_000, 10_000])
    expect(capOf('up_to_2_crore', 'quarterly')).toEqual({ least: 2_000 })
  })

  it('is not said where the date itself is assumed or was moved', () => {
    const feeOf = (meetings: string[], law = complianceLaw) =>
      listObligations(law, complianceProfile({ organisation: 'private_limited', meetings }), {
        from: '2025-04-01',
        to: '2026-03-31',
      }).find(({ form }) => form === 'aoc-4')?.lateFee?.rupees_a_day
    expect(feeOf(['2025-07-15'])).toBe(100)
    expect(feeOf([])).toBeUndefined()
    expect(feeOf(['2025-07-15'], extendedLaw)).toBeUndefined()
  })
})

describe('a mistake in the data', () => {
  const [itr] = complianceLaw.series.filter(({ id }) => id === 'itr')

  it.each([
    ['an unknown condition', { who: { colour: ['red'] } }, /rules\.yaml: series\[0\]\.who/],
    [
      'an address that is none',
      {
        rules: [
          { ...itr?.rules[0], source: { mark: 'V', text: 'Act', addresses: ['?'], seen_on: '2026-01-01' } },
        ],
      },
      /addresses/,
    ],
    ['a day that does not exist', { rules: [{ ...itr?.rules[0], valid_from: '2026-02-30' }] }, /valid_from/],
    [
      'a confirmed rule without a date',
      { rules: [{ ...itr?.rules[0], due: null }] },
      /itr: is confirmed but has no due date/,
    ],
  ])('%s is named with its place', (_name, wrong, message) => {
    expect(() => parseLaw(new Map([['rules.yaml', { series: [{ ...itr, ...wrong }] }]]))).toThrow(message)
  })

  it('two rules for one business, or none, are found', () => {
    if (!itr) throw new Error('itr')
    const [period] = listPeriods('year', { from: '2026-03-31', to: '2026-03-31' })
    if (!period) throw new Error('period')
    const [, , , ...rest] = itr.rules
    expect(() => getRuleInForce({ ...itr, rules: rest.slice(2) }, complianceFacts(), period)).toThrow(
      /no rule/,
    )
    expect(() =>
      getRuleInForce({ ...itr, rules: [...itr.rules, ...itr.rules] }, complianceFacts(), period),
    ).toThrow(/more than one/)
  })
})
