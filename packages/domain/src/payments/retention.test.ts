import { expect, it } from 'vitest'
import { keptByScale, listRetention } from './retention.ts'

const timeline = [
  { id: 'information' },
  { id: 'check', keeps: 25 },
  { id: 'filing', keeps: 75 },
  { id: 'handover' },
]

it.each([
  [[], 0],
  [['information'], 0],
  [['information', 'check'], 3749],
  [['information', 'check', 'filing'], 11_249],
])(
  'after %j a cancelled application of ₹14,999 leaves us ₹%d, rounded for the customer',
  (completed, kept) => {
    expect(keptByScale({ timeline, completed, paidRupees: 14_999 })).toBe(kept)
  },
)

it('a service version without a scale has none', () => {
  expect(listRetention([{ id: 'information' }])).toEqual([])
  expect(keptByScale({ timeline: [{ id: 'check' }], completed: ['check'], paidRupees: 100 })).toBeUndefined()
})
