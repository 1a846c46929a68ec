import { describe, expect, it } from 'vitest'
import { everythingGiven, facts, minute, paid } from '../testing/facts-factory.ts'
import { service } from '../testing/service-factory.ts'
import { applicationProgress } from './application-progress.ts'
import { isAskedByNow, listMissingInformation } from './required-information.ts'
import { listSpentPasswords } from './spent-passwords.ts'

const text = (en: string) => ({ en, hi: en })
const password = {
  id: 'portal-password',
  label: text('Password'),
  type: 'password' as const,
  options: [],
  neededBy: 'review',
}
const of = service({ fields: [...service().fields, password] })
const given = everythingGiven(1)
const accepted = {
  ...paid(),
  ...given,
  documents: given.documents.map((document) => ({ ...document, status: 'accepted' as const })),
}
const withPassword = facts({
  ...accepted,
  fields: [...accepted.fields, { fieldId: password.id, at: minute(3) }],
})
const reviewed = { act: 'complete' as const, stageId: 'review', at: minute(4) }

describe('a password that a stage needs', () => {
  it.each([
    ['before the payment', facts(), false],
    ['while something else is missing', facts({ ...accepted, fields: [] }), false],
    ['while a paper is not accepted', facts({ ...paid(), ...given }), false],
    ['once every paper is accepted', facts(accepted), true],
    ['after it was given', withPassword, true],
    ['once the stage was done without it', facts({ ...accepted, staffActs: [reviewed] }), false],
  ])('%s', (_, recorded, isAsked) => {
    expect(isAskedByNow(password, of, recorded)).toBe(isAsked)
  })

  it('makes it the turn of the customer, and then ours', () => {
    expect(listMissingInformation(of, facts({ ...paid(), ...given })).fields).toEqual([])
    const asked = applicationProgress(of, facts(accepted))
    expect(asked).toMatchObject({ pendingItems: 1, isInformationComplete: false })
    expect(asked.whoseTurn).toMatchObject({ turn: 'you', next: 'provide_information' })
    expect(applicationProgress(of, withPassword).whoseTurn).toMatchObject({ turn: 'us', stageId: 'review' })
  })

  it('is spent once its stage is done or the application has ended, and one without a stage at the end', () => {
    expect(listSpentPasswords(of, withPassword)).toEqual([])
    const done = facts({ ...withPassword, staffActs: [reviewed] })
    expect(listSpentPasswords(of, done)).toEqual([password.id])
    const { neededBy: _, ...former } = password
    const before = service({ fields: [former] })
    expect(listSpentPasswords(before, done)).toEqual([])
    const completed = { ...done, staffActs: [reviewed, { ...reviewed, stageId: 'decision' }] }
    expect(listSpentPasswords(before, completed)).toEqual([password.id])
    const ended = facts({
      ...withPassword,
      paidRupees: 15_000,
      refunds: [{ amountRupees: 15_000, status: 'completed', endsApplication: true, at: minute(5) }],
    })
    expect(listSpentPasswords(of, ended)).toEqual([password.id])
  })
})

it('what may be left open is not missing', () => {
  const [head, seats] = service().fields
  if (!head || !seats) throw new Error('the factory has two fields')
  const relaxed = service({ fields: [head, { ...seats, optional: true }] })
  expect(listMissingInformation(relaxed, facts(paid())).fields).toEqual(['head'])
})
