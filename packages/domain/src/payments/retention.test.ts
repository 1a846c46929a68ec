import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keptByScale, listRetention } from './retention.ts'

const timeline = [
  { id: 'information', kind: 'information' },
  { id: 'check', kind: 'centre', keeps: 25 },
  { id: 'filing', kind: 'centre', keeps: 75 },
  { id: 'handover', kind: 'centre' },
] as const

const inStages = [
  { id: 'first', kind: 'payment', amount: '8474.5763' },
  { id: 'preparation', kind: 'centre', keeps: 80 },
  { id: 'second', kind: 'payment', amount: '12711.8644' },
  { id: 'review', kind: 'department', keeps: 100 },
  { id: 'last', kind: 'payment', amount: '8474.5763' },
  { id: 'handover', kind: 'centre' },
] as const

it.each([
  [[], 0],
  [['information'], 0],
  [['information', 'check'], 3749],
  [['information', 'check', 'filing'], 11_249],
])(
  'after %j a cancelled application of ₹14,999 leaves us ₹%d, rounded for the customer',
  (completed, kept) => {
    expect(keptByScale({ timeline, completed, settled: ['service'], paidRupees: 14_999 })).toBe(kept)
  },
)

it('a service version without a scale has none', () => {
  const without = [{ id: 'check', kind: 'centre' }] as const
  expect(listRetention(without)).toEqual([])
  const ending = { completed: ['check'], settled: ['service'], paidRupees: 100 }
  expect(keptByScale({ timeline: without, ...ending })).toBeUndefined()
})

const [first, second, all] = [['first'], ['first', 'second'], ['first', 'second', 'last']]

it.each([
  ['nothing', [], all, 35_000, 0],
  ['the preparation', ['preparation'], first, 10_000, 8000],
  ['the preparation', ['preparation'], second, 25_000, 8000],
  ['the preparation', ['preparation'], all, 35_000, 8000],
  ['the review', ['preparation', 'review'], second, 25_000, 25_000],
  ['the review', ['preparation', 'review'], all, 35_000, 25_000],
])(
  'after %s (%j), of %j paid in stages or at once, ₹%d, we keep ₹%d: what the done work cost',
  (...given) => {
    const [, completed, settled, paidRupees, kept] = given
    expect(keptByScale({ timeline: inStages, completed, settled, paidRupees })).toBe(kept)
  },
)

it('never more is kept than was paid, and the more is done the more is kept', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.subarray([...all]), (paidRupees, settled) => {
      const kept = [
        [],
        ['preparation'],
        ['preparation', 'review'],
        ['preparation', 'review', 'handover'],
      ].map((completed) => keptByScale({ timeline: inStages, completed, settled, paidRupees }) ?? Number.NaN)
      expect(kept).toEqual([...kept].sort((a, b) => a - b))
      expect(kept.at(-1)).toBeLessThanOrEqual(paidRupees)
    }),
  )
})
