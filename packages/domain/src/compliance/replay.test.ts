import { expect, it } from 'vitest'
import { addDays } from '../calendar/calendar-days.ts'
import { complianceFacts } from '../testing/compliance-factory.ts'
import { extendedLaw } from '../testing/compliance-law.ts'
import { type ReplayCase, replayCases } from '../testing/replay-cases.ts'
import { listObligations, listQuestions } from './list-obligations.ts'

/** What the calendar says of a case; `none` where it says no date. */
function answerTo({ facts, form, periodTo }: ReplayCase) {
  const profile = {
    versions: [{ validFrom: '2023-01-01', facts: complianceFacts(facts) }],
    licences: [],
  } as const
  const due = listObligations(extendedLaw, profile, {
    from: addDays(periodTo, -31),
    to: addDays(periodTo, 366),
  })
  const found = due.find(({ key }) => key === `${form}.${periodTo}`)
  return { dueOn: found?.dueOn ?? 'none', forms: found?.formNumbers ?? '' }
}

it('the calendar gives every date that the sources give, 2024 to 2027, extensions included', () => {
  expect(replayCases.length).toBeGreaterThanOrEqual(500)
  const wrong = replayCases.flatMap((one) => {
    const { dueOn, forms } = answerTo(one)
    if (dueOn === one.dueOn && (one.forms === '' || forms === one.forms)) return []
    return [`${one.text}: expected ${one.dueOn} ${one.forms}, got ${dueOn} ${forms}`]
  })
  expect(wrong).toEqual([])
})

it('what the sources do not settle is asked about', () => {
  const asked = (facts: ReplayCase['facts']) =>
    listQuestions(
      extendedLaw,
      { versions: [{ validFrom: '2023-01-01', facts: complianceFacts(facts) }], licences: [] },
      '2026-11-22',
    )
  expect(asked({ also: ['collects_tcs'] })).toEqual(['tcs-payment', 'tcs-statement'])
  expect(asked({ organisation: 'private_limited' })).toEqual(['adt-1'])
  expect(asked({ organisation: 'public_limited', auditorYear: 2024 })).toEqual(['pas-6'])
  expect(asked({ organisation: 'private_limited', auditorYear: 2024, startedOn: '2026-06-01' })).toEqual([
    'inc-20a',
  ])
  expect(asked({ deductsTds: true })).toEqual(['tds-certificate'])
  expect(asked({ gst: 'monthly', also: ['exports', 'non_resident'] })).toEqual(['gstr-5', 'lut'])
})
