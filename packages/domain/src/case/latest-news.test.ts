import { expect, it } from 'vitest'
import { everythingGiven, facts, minute, paid } from '../testing/facts-factory.ts'
import { regularTimeline, service, stagedService } from '../testing/service-factory.ts'
import type { ApplicationFacts, StaffAct } from './application-facts.ts'
import { applicationProgress } from './application-progress.ts'
import { findNews } from './latest-news.ts'

const newsOf = (recorded: ApplicationFacts, of = service()) =>
  findNews(recorded, applicationProgress(of, recorded))

const complete = (stageId: string, n: number): StaffAct => ({ act: 'complete', stageId, at: minute(n) })
const hold: StaffAct = { act: 'hold', at: minute(3), comment: 'Waiting' }
const resume: StaffAct = { act: 'resume', at: minute(4) }
const given = facts({ ...paid(), ...everythingGiven(1) })
const refused = { documents: [{ documentId: 'pan-card', status: 'rejected' as const, at: minute(1) }] }
const asked = { id: 'note', at: minute(2) }
const partRefund = { status: 'completed' as const, amountRupees: 100, endsApplication: false, at: minute(5) }

it.each([
  ['nothing is paid', facts(), undefined],
  ['it was just paid', facts(paid()), 'paid'],
  ['everything was given since', given, undefined],
  ['a part of it was given since', { ...facts(paid()), documents: given.documents.slice(0, 1) }, undefined],
  ['a document was refused', { ...given, ...refused }, undefined],
  ['more was asked for since', { ...facts(paid()), requestedExtraItems: [asked] }, undefined],
  [
    'everything was given, and more was asked for since',
    { ...given, requestedExtraItems: [asked] },
    undefined,
  ],
  ['a stage was completed since', { ...given, staffActs: [complete('review', 2)] }, undefined],
  ['it is on hold', { ...given, staffActs: [hold] }, undefined],
  ['it was resumed', { ...given, staffActs: [hold, resume] }, 'resumed'],
  [
    'a stage was completed since it was resumed',
    { ...given, staffActs: [hold, resume, complete('review', 5)] },
    undefined,
  ],
  ['a part of the money went back', { ...given, paidRupees: 15_000, refunds: [partRefund] }, undefined],
  ['all of it went back', { ...given, paidRupees: 100, refunds: [partRefund] }, undefined],
  ['it is done', { ...given, staffActs: [complete('review', 2), complete('decision', 3)] }, 'completed'],
] as const)('when %s', (_when, recorded, news) => {
  expect(newsOf(recorded)).toBe(news)
})

it('a payment is no news while the next one is due, and the next one is news again', () => {
  const reviewed = facts({
    ...paid('first-fee'),
    ...everythingGiven(1),
    staffActs: [complete('review', 2)],
  })
  expect(newsOf(reviewed, stagedService())).toBeUndefined()
  const settled = [...reviewed.settled, { item: 'second-fee', at: minute(3) }]
  expect(newsOf({ ...reviewed, settled }, stagedService())).toBe('paid')
})

it('nothing is news while the form alone is missing', () => {
  const definition = service({
    applicationFields: { required: ['city'], optional: [] },
    timeline: regularTimeline.slice(0, 2),
  })
  const lastPaid = { ...given, settled: [{ item: 'service', at: minute(2) }] }
  expect(newsOf(lastPaid, definition)).toBeUndefined()
  expect(newsOf({ ...lastPaid, staffActs: [hold, resume] }, definition)).toBeUndefined()
  expect(newsOf({ ...lastPaid, formSubmittedAt: minute(1) }, definition)).toBe('paid')
  const formSubmittedAt = minute(3)
  expect(newsOf({ ...lastPaid, formSubmittedAt }, definition)).toBeUndefined()
  expect(newsOf({ ...lastPaid, formSubmittedAt, staffActs: [hold, resume] }, definition)).toBe('resumed')
})
