import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keptByScale, listEarlyReturns, listRetention } from './retention.ts'

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
    expect(keptByScale({ timeline, completed, payments: [{ items: ['service'], rupees: 14_999 }] })).toBe(
      kept,
    )
  },
)

it('a service version without a scale has none', () => {
  const without = [{ id: 'check', kind: 'centre' }] as const
  expect(listRetention(without)).toEqual([])
  const ending = { completed: ['check'], payments: [{ items: ['service'], rupees: 100 }] }
  expect(keptByScale({ timeline: without, ...ending })).toBeUndefined()
})

const first = { items: ['first'], rupees: 10_000 }
const second = { items: ['second'], rupees: 15_000 }
const atOnce = { items: ['first', 'second', 'last'], rupees: 35_000 }
const free = { items: ['first'], rupees: 0 }
const reduced = { items: ['second'], rupees: 5000 }

it.each([
  ['nothing', [], [atOnce], 0],
  ['the preparation', ['preparation'], [first], 8000],
  ['the preparation', ['preparation'], [first, second], 8000],
  ['the preparation', ['preparation'], [atOnce], 8000],
  ['the review', ['preparation', 'review'], [first, second], 25_000],
  ['the review', ['preparation', 'review'], [atOnce], 25_000],
  // A discount lowers what it was given for.
  ['the preparation', ['preparation'], [free, second], 0],
  ['the preparation', ['preparation'], [first, reduced], 8000],
  ['the review', ['preparation', 'review'], [free, reduced], 5000],
  ['the preparation', ['preparation'], [{ ...atOnce, rupees: 28_000 }], 6400],
])(
  'after %s (%j), of %j, we keep ₹%d: of each stage what was paid for it, by the work that followed',
  (...given) => {
    const [, completed, payments, kept] = given
    expect(keptByScale({ timeline: inStages, completed, payments })).toBe(kept)
  },
)

it('who pays at once gets back the work that was not begun, who pays in stages has not paid for it', () => {
  expect(listEarlyReturns(inStages, () => [atOnce])).toEqual([
    { stageId: 'preparation', paid: 35_000, back: 27_000 },
    { stageId: 'review', paid: 35_000, back: 10_000 },
  ])
  const paidBy = (completed: readonly string[]) =>
    [first, second].filter(({ items }) => items.some((item) => completed.includes(item)))
  expect(listEarlyReturns(inStages, paidBy)).toEqual([
    { stageId: 'preparation', paid: 10_000, back: 2000 },
    { stageId: 'review', paid: 25_000, back: 0 },
  ])
})

it('never more is kept than was paid, and the more is done the more is kept', () => {
  const rupees = fc.integer({ min: 0, max: 500_000 })
  const payments = fc.oneof(
    fc.record({ items: fc.constant(atOnce.items), rupees }).map((one) => [one]),
    fc.record({ one: rupees, two: rupees }).map(({ one, two }) => [
      { items: ['first'], rupees: one },
      { items: ['second', 'last'], rupees: two },
    ]),
  )
  fc.assert(
    fc.property(payments, (paid) => {
      const kept = [
        [],
        ['preparation'],
        ['preparation', 'review'],
        ['preparation', 'review', 'handover'],
      ].map((completed) => keptByScale({ timeline: inStages, completed, payments: paid }) ?? Number.NaN)
      expect(kept).toEqual([...kept].sort((a, b) => a - b))
      expect(kept.at(-1)).toBeLessThanOrEqual(paid.reduce((sum, { rupees: each }) => sum + each, 0))
    }),
  )
})
