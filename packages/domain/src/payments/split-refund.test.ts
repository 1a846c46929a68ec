import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitRefund, takeInOrder } from './split-refund.ts'

const quote = {
  subtotal: 12712,
  taxes: [
    { kind: 'CGST' as const, percent: 9, amount: 1144 },
    { kind: 'SGST' as const, percent: 9, amount: 1144 },
  ],
  total: 15000,
}

it('a full refund gives back every line', () => {
  expect(splitRefund(quote, { before: 0, amount: 15000 })).toEqual({
    subtotal: quote.subtotal,
    taxes: quote.taxes,
  })
})

it('a partial refund gives back the taxes in proportion', () => {
  expect(splitRefund(quote, { before: 0, amount: 5000 })).toEqual({
    subtotal: 4238,
    taxes: [
      { kind: 'CGST', percent: 9, amount: 381 },
      { kind: 'SGST', percent: 9, amount: 381 },
    ],
  })
})

it('whatever a refund is cut into, its parts give back exactly the lines of the order', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: quote.total - 1 }), { maxLength: 6 })
  fc.assert(
    fc.property(cuts, (given) => {
      const ends = [...given.toSorted((a, b) => a - b), quote.total]
      const parts = ends.map((end, index) => {
        const before = ends[index - 1] ?? 0
        return splitRefund(quote, { before, amount: end - before })
      })
      const sum = (of: (part: (typeof parts)[number]) => number) =>
        parts.reduce((total, part) => total + of(part), 0)
      expect(sum((part) => part.subtotal)).toBe(quote.subtotal)
      for (const [index, { amount }] of quote.taxes.entries()) {
        expect(sum((part) => part.taxes[index]?.amount ?? 0)).toBe(amount)
      }
    }),
  )
})

it.each([
  [0, 0],
  [0, 15001],
  [14000, 1001],
  [0, 0.5],
])('after %d nothing of %d can go back', (before, amount) => {
  expect(() => splitRefund(quote, { before, amount })).toThrow(RangeError)
})

it('an amount is taken from the first sources, as far as they reach', () => {
  const sources = [
    { id: 'new', left: 5 },
    { id: 'empty', left: 0 },
    { id: 'old', left: 10 },
  ]
  const taken = takeInOrder(sources, 8).map(({ source, amount }) => [source.id, amount])
  expect(taken).toEqual([
    ['new', 5],
    ['old', 3],
  ])
  expect(takeInOrder(sources, 4)).toHaveLength(1)
})
