import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar/calendar-days.ts'
import { complianceFacts, complianceProfile } from '../testing/compliance-factory.ts'
import { complianceLaw } from '../testing/compliance-law.ts'
import {
  advanceTaxes,
  type ComplianceFacts,
  circumstances,
  gstSchemes,
  organisations,
  turnovers,
  type UnsureFact,
  unsureFacts,
} from './compliance-facts.ts'
import { findFactsProblems, isLateMeeting, isPresumptiveDoubtful } from './find-facts-problems.ts'
import {
  type ComplianceProfile,
  daysBeforeFacts,
  listObligations,
  listQuestions,
  listRenewals,
} from './list-obligations.ts'
import { obligationStatus } from './obligation-status.ts'
import { financialYearOf, listPeriods } from './period.ts'
import { periodText } from './period-text.ts'

const days = fc
  .date({ min: new Date('2022-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const facts = fc.record<ComplianceFacts>({
  organisation: fc.constantFrom(...organisations),
  gst: fc.constantFrom(...gstSchemes),
  turnover: fc.constantFrom(...turnovers),
  stateId: fc.option(fc.integer({ min: 1, max: 36 })),
  taxAudit: fc.boolean(),
  advanceTax: fc.constantFrom(...advanceTaxes),
  deductsTds: fc.boolean(),
  startedOn: fc.option(days),
  directorKycYear: fc.option(fc.integer({ min: 2026, max: 2031 })),
  also: fc.subarray([...circumstances]),
  gstRegisteredOn: fc.option(days),
  meetings: fc.array(days, { maxLength: 2 }),
  auditorYear: fc.option(fc.integer({ min: 2020, max: 2031 })),
  yearTurnovers: fc.array(
    fc.record({ year: fc.integer({ min: 2020, max: 2031 }), turnover: fc.constantFrom(...turnovers) }),
    { maxLength: 2 },
  ),
  unsure: fc.subarray([...unsureFacts], { maxLength: 4 }),
})
const profiles = fc
  .record({
    days: fc.uniqueArray(days, { minLength: 2, maxLength: 2 }),
    facts: fc.tuple(facts, facts),
    validUntil: days,
  })
  .map(({ days, facts, validUntil }): ComplianceProfile => {
    const [first = '', second = ''] = days.toSorted()
    return {
      versions: [
        { validFrom: first, facts: facts[0] },
        { validFrom: second, facts: facts[1] },
      ],
      licences: [{ id: 'trade', title: 'Trade licence', validUntil }],
    }
  })

it('what is due is in the span, in order, named once, and not from before tracking began', () => {
  fc.assert(
    fc.property(profiles, days, fc.integer({ min: 0, max: 500 }), (profile, from, length) => {
      const span = { from, to: addDays(from, length) }
      const found = listObligations(complianceLaw, profile, span)
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
      expect(found.map(({ dueOn }) => dueOn)).toEqual(found.map(({ dueOn }) => dueOn).toSorted())
      for (const { dueOn, licence } of found) {
        expect(dueOn >= span.from && dueOn <= span.to).toBe(true)
        if (!licence) expect(dueOn >= addDays(profile.versions[0].validFrom, -daysBeforeFacts)).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})

it('a span cut in two shows the same', () => {
  fc.assert(
    fc.property(profiles, days, fc.nat(300), fc.nat(300), (profile, from, first, second) => {
      const cut = addDays(from, first)
      const to = addDays(cut, second + 1)
      expect([
        ...listObligations(complianceLaw, profile, { from, to: cut }),
        ...listObligations(complianceLaw, profile, { from: addDays(cut, 1), to }),
      ]).toEqual(listObligations(complianceLaw, profile, { from, to }))
    }),
    { numRuns: 60 },
  )
})

it('no day lies further from the end of its period than thirteen months', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      for (const { dueOn, period } of listObligations(complianceLaw, profile, {
        from: '2022-01-01',
        to: '2033-01-01',
      })) {
        if (period) expect(Math.abs(daysBetween(period.to, dueOn))).toBeLessThan(390)
      }
    }),
    { numRuns: 30 },
  )
})

/** The facts with one that is not known answered in each way. */
function answered(facts: ComplianceFacts, one: UnsureFact): ComplianceFacts[] {
  if (one === 'tax_audit') return [true, false].map((taxAudit) => ({ ...facts, taxAudit }))
  if (one === 'deducts_tds') return [true, false].map((deductsTds) => ({ ...facts, deductsTds }))
  if (one === 'advance_tax') return advanceTaxes.map((advanceTax) => ({ ...facts, advanceTax }))
  const also = facts.also.filter((other) => other !== one)
  return [
    { ...facts, also },
    { ...facts, also: [...also, one] },
  ]
}

it('what is not known hides nothing that may be due, and tells no day later than it may be', () => {
  const span = { from: '2026-04-01', to: '2028-03-31' }
  const dueOf = (facts: ComplianceFacts) => listObligations(complianceLaw, complianceProfile(facts), span)
  fc.assert(
    fc.property(facts, (facts) => {
      const shown = new Map(dueOf(facts).map((due) => [due.key, due]))
      const ways = facts.unsure.reduce((all, one) => all.flatMap((way) => answered(way, one)), [facts])
      const wayDues = ways.map((way) => dueOf({ ...way, unsure: [] }))
      for (const { key, dueOn } of wayDues.flat()) {
        expect(shown.has(key), key).toBe(true)
        expect((shown.get(key)?.dueOn ?? '') <= dueOn, key).toBe(true)
      }
      for (const { key, dueOn, isUnsure, lateFee } of shown.values()) {
        const certain = wayDues.every((dues) => dues.some((due) => due.key === key && due.dueOn === dueOn))
        if (certain && facts.unsure.length === 0) expect(isUnsure).toBe(false)
        if (!certain) expect([isUnsure, lateFee]).toEqual([true, null])
      }
    }),
    { numRuns: 40 },
  )
})

it.each<[UnsureFact[], Partial<ComplianceFacts>, string[]]>([
  [['tax_audit'], {}, ['itr 2026-08-31 unsure', 'tax-audit 2026-09-30 unsure']],
  [
    ['international'],
    { organisation: 'private_limited' },
    ['itr 2026-10-31 unsure', 'transfer-pricing 2026-10-31 unsure'],
  ],
  [
    ['deducts_tds'],
    {},
    ['itr 2026-08-31', 'tds-payment 2026-08-07 unsure', 'tds-statement 2026-07-31 unsure'],
  ],
  [['advance_tax'], {}, ['advance-tax 2026-09-15 unsure', 'itr 2026-08-31']],
])(
  'of %s that is not known the calendar shows what may be due, by the earlier day',
  (unsure, given, expected) => {
    const profile = complianceProfile({ ...given, unsure })
    const due = listObligations(complianceLaw, profile, { from: '2026-07-25', to: '2026-11-30' })
    const first = new Map(
      due
        .toReversed()
        .map(({ form, dueOn, isUnsure }) => [form, `${form} ${dueOn}${isUnsure ? ' unsure' : ''}`]),
    )
    expect([...first.values()]).toEqual(expect.arrayContaining(expected))
  },
)

it('new facts hold for the periods that end from their day on', () => {
  const profile = complianceProfile(
    {},
    {
      versions: [
        { validFrom: '2026-01-01', facts: complianceFacts({ gst: 'monthly' }) },
        { validFrom: '2027-01-01', facts: complianceFacts({ gst: 'quarterly' }) },
      ],
    },
  )
  const due = listObligations(complianceLaw, profile, { from: '2027-01-01', to: '2027-04-30' })
  expect(due.map(({ form, dueOn }) => `${form} ${dueOn}`)).toEqual([
    'gstr-1 2027-01-11',
    'gstr-3b 2027-01-20',
    'pmt-06 2027-02-25',
    'pmt-06 2027-03-25',
    'gstr-1 2027-04-13',
    'gstr-3b 2027-04-22',
  ])
})

it('of the time before tracking began is shown what is due after, and in the month before, which can be late still', () => {
  const profile = complianceProfile(
    {},
    { versions: [{ validFrom: '2026-11-15', facts: complianceFacts({ gst: 'monthly' }) }] },
  )
  const due = listObligations(complianceLaw, profile, { from: '2026-01-01', to: '2026-12-15' })
  expect(due.map(({ key }) => key)).toEqual([
    ...['gstr-3b.2026-09-30', 'gstr-1.2026-10-31'],
    ...['gstr-3b.2026-10-31', 'gstr-1.2026-11-30'],
  ])
})

it('a licence is renewed by the last day of its validity', () => {
  const licence = { id: 'trade', title: 'Trade licence', validUntil: '2027-02-10' }
  const profile = complianceProfile({}, { licences: [licence] })
  expect(listObligations(complianceLaw, profile, { from: '2027-02-01', to: '2027-02-28' })).toEqual([
    {
      key: 'licence-renewal.trade.2027-02-10',
      form: 'licence-renewal',
      dueOn: '2027-02-10',
      period: null,
      licence,
      leadDays: 30,
      formNumbers: null,
      assumes: null,
      isUnsure: false,
      lateFee: null,
      extension: null,
    },
  ])
})

it.each([
  ['2026-11-13', 'upcoming'],
  ['2026-11-14', 'due_soon'],
  ['2026-11-21', 'due_soon'],
  ['2026-11-22', 'overdue'],
])('a monthly filing due on 21 November is on %s %s', (today, status) => {
  expect(obligationStatus({ leadDays: 7, dueOn: '2026-11-21' }, false, today)).toBe(status)
  expect(obligationStatus({ leadDays: 7, dueOn: '2026-11-21' }, true, today)).toBe('done')
})

it('a yearly filing is due soon thirty days ahead', () => {
  expect(obligationStatus({ leadDays: 30, dueOn: '2026-10-31' }, false, '2026-10-01')).toBe('due_soon')
  expect(obligationStatus({ leadDays: 30, dueOn: '2026-10-31' }, false, '2026-09-30')).toBe('upcoming')
})

it.each([
  [{ gst: 'quarterly', turnover: 'above_5_crore' }, 'gst', 'quarterly_turnover'],
  [{ gst: 'composition', turnover: 'up_to_5_crore' }, 'gst', 'composition_turnover'],
  [{ gst: 'quarterly', stateId: null }, 'stateId', 'state_missing'],
  [{ gst: 'monthly', organisation: 'individual' }, 'gst', 'gst_individual'],
  [{ gst: 'monthly', gstRegisteredOn: '2026-11-24' }, 'gstRegisteredOn', 'gst_future'],
  [
    { gst: 'monthly', startedOn: '2024-06-10', gstRegisteredOn: '2024-06-09' },
    'gstRegisteredOn',
    'gst_before_start',
  ],
  [{ meetings: ['2027-07-15'] }, 'meetings', 'meeting_future'],
  [{ meetings: ['2025-09-30', '2026-07-15', '2026-09-20'] }, 'meetings', 'meetings_of_one_year'],
  [{ auditorYear: 2040 }, 'auditorYear', 'auditor_year'],
  [{ startedOn: '2024-06-10', auditorYear: 2023 }, 'auditorYear', 'auditor_year'],
] as const)('facts that cannot be: %j', (given, field, problem) => {
  expect(findFactsProblems(complianceFacts(given), { today: '2026-11-23', validFrom: null })).toEqual([
    { field, problem },
  ])
})

it('a GST registration may begin with facts that hold from a day ahead', () => {
  const facts = complianceFacts({ gst: 'monthly', gstRegisteredOn: '2027-01-01', startedOn: '2027-01-01' })
  const problemsFrom = (validFrom: string) => findFactsProblems(facts, { today: '2026-11-23', validFrom })
  expect(problemsFrom('2027-01-01')).toEqual([])
  expect(problemsFrom('2026-12-31')).toMatchObject([{ problem: 'gst_future' }])
})

it('what is only doubtful is no problem of the facts', () => {
  expect(isPresumptiveDoubtful('individual', 'presumptive')).toBe(true)
  expect(isPresumptiveDoubtful('proprietorship', 'presumptive')).toBe(false)
  expect(isPresumptiveDoubtful('individual', 'quarterly')).toBe(false)
  expect(['2026-09-30', '2026-10-01', '2027-01-15'].map(isLateMeeting)).toEqual([false, true, true])
  const days = { today: '2026-11-23', validFrom: null }
  const doubtful = {
    organisation: 'individual',
    advanceTax: 'presumptive',
    meetings: ['2026-11-10'],
  } as const
  expect(findFactsProblems(complianceFacts(doubtful), days)).toEqual([])
})

it.each([
  ['2026-03-25', true],
  ['2026-04-15', true],
  ['2026-09-16', true],
  ['2026-09-17', false],
])('INC-20A of a company of 20 March 2026 is asked about on %s: %s', (today, isAsked) => {
  const profile = complianceProfile({ organisation: 'private_limited', startedOn: '2026-03-20' })
  expect(listQuestions(complianceLaw, profile, today).includes('inc-20a')).toBe(isAsked)
  const span = { from: '2026-03-20', to: '2027-03-31' }
  expect(listObligations(complianceLaw, profile, span).map(({ form }) => form)).not.toContain('inc-20a')
})

it('quarters and years are those of the financial year', () => {
  const span = { from: '2026-04-01', to: '2027-03-31' }
  expect(listPeriods('quarter', span).map(({ from, to }) => [from, to])).toEqual([
    ['2026-04-01', '2026-06-30'],
    ['2026-07-01', '2026-09-30'],
    ['2026-10-01', '2026-12-31'],
    ['2027-01-01', '2027-03-31'],
  ])
  expect(listPeriods('year', span)).toEqual([{ kind: 'year', from: '2026-04-01', to: '2027-03-31' }])
  expect(listPeriods('month', span)).toHaveLength(12)
  expect(listPeriods('quarter', span).map(financialYearOf)).toEqual([2026, 2026, 2026, 2026])
})

const english = {
  'period.year': ({ years }: { years: string }) => `FY ${years}`,
  'period.fromTo': ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
}
const hindi = {
  'period.year': ({ years }: { years: string }) => `वित्त वर्ष ${years}`,
  'period.fromTo': ({ from, to }: { from: string; to: string }) => `${from} से ${to}`,
}

it.each([
  ['month', '2026-10-31', 'October 2026', 'अक्टूबर 2026'],
  ['quarter', '2026-09-30', 'Jul to Sept 2026', 'जुल॰ से सित॰ 2026'],
  ['year', '2027-03-31', 'FY 2026-27', 'वित्त वर्ष 2026-27'],
] as const)('a %s in words', (kind, to, en, hi) => {
  const [period] = listPeriods(kind, { from: to, to })
  expect(period && [periodText(period, 'en-IN', english), periodText(period, 'hi-IN', hindi)]).toEqual([
    en,
    hi,
  ])
})

it.each(['FSSAI licence', 'fssai', 'Food Safety Licence (F.S.S.A.I.)', 'एफएसएसएआई लाइसेंस', 'खाद्य लाइसेंस'])(
  'a licence typed as %s has no renewal, but the annual return of food businesses',
  (title) => {
    const licences = [{ id: 'food', title, validUntil: '2027-02-10' }]
    const profile = complianceProfile({}, { licences })
    const span = { from: '2027-01-01', to: '2027-12-31' }
    const forms = listObligations(complianceLaw, profile, span).map(({ form }) => form)
    expect(forms).not.toContain('licence-renewal')
    expect(forms.filter((form) => form === 'fssai-return')).toHaveLength(1)
    expect(listQuestions(complianceLaw, profile, '2027-01-01')).toContain('fssai-fee')
    expect(listRenewals(licences, span)).toEqual([])
  },
)
