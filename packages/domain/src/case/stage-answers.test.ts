import { expect, it } from 'vitest'
import type { StaffAsk } from '../catalogue/staff-ask.ts'
import { foldReference, listAnswerFaults, normaliseReference } from './stage-answers.ts'

const label = { en: 'TC ID' }
const tcId: StaffAsk = {
  id: 'tc-id',
  kind: 'reference',
  label,
  portal: 'sidh',
  pattern: String.raw`TC\d{6}`,
  required: true,
  visible: true,
}
const day: StaffAsk = { id: 'day', kind: 'date', label, required: false, visible: false }
const paper: StaffAsk = { id: 'paper', kind: 'file', label, required: true, visible: true }
const certificate: StaffAsk = {
  id: 'certificate',
  kind: 'deliverable',
  label,
  deliverable: 'tc-certificate',
  required: true,
}
const nothing = { values: {}, hasFile: false, attached: [] }

it('[DK-41] names what is missing, in the order of the stage', () => {
  expect(listAnswerFaults([tcId, day, paper, certificate], nothing)).toEqual([
    { ask: tcId, problem: 'missing' },
    { ask: paper, problem: 'missing' },
    { ask: certificate, problem: 'missing' },
  ])
  const given = { values: { 'tc-id': 'TC123456' }, hasFile: true, attached: ['tc-certificate'] }
  expect(listAnswerFaults([tcId, day, paper, certificate], given)).toEqual([])
})

it.each(['TC12345', 'TC1234567', 'XTC123456', 'TC123456X', '-----'])('[DK-42] %s is no TC ID', (typed) => {
  expect(listAnswerFaults([tcId], { ...nothing, values: { 'tc-id': typed } })).toEqual([
    { ask: tcId, problem: 'malformed' },
  ])
})

it.each(['tc 123456', ' TC123456 ', 'ＴＣ１２３４５６'])('[DK-42] %s is one, as it was copied', (typed) => {
  expect(listAnswerFaults([tcId], { ...nothing, values: { 'tc-id': typed } })).toEqual([])
  expect(normaliseReference(typed)).toBe('TC123456')
})

it.each([
  ['submitted', false],
  ['see portal', false],
  ['123', false],
  ['CAAF/0042', true],
  ['२०२६४२', true],
])(
  '[DK-42] without a pattern a number has four letters or digits, a digit among them: %s',
  (typed, isNumber) => {
    const { pattern: _, ...caaf } = tcId
    const faults = listAnswerFaults([caaf], { ...nothing, values: { 'tc-id': typed } })
    expect(faults).toEqual(isNumber ? [] : [{ ask: caaf, problem: 'malformed' }])
  },
)

it('[DK-42] numbers that differ in dashes and capitals are the same', () => {
  expect(foldReference('caaf/2026-0042')).toBe(foldReference('CAAF 2026 0042'))
})

it('a day is a day, and nothing is taken that nobody asks for', () => {
  const values = { day: '2026-02-30' }
  expect(listAnswerFaults([day], { ...nothing, values })).toEqual([{ ask: day, problem: 'malformed' }])
  for (const given of [
    { ...nothing, hasFile: true },
    { ...nothing, values: { other: 'x' } },
  ]) {
    expect(listAnswerFaults([day], given)).toEqual([{ ask: null, problem: 'not_asked' }])
  }
})
