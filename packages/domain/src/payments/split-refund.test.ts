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

/** The halves of an odd tax, as they are now and as orders from before have them. */
const half = (kind: 'CGST' | 'SGST', amount: number) => ({ kind, percent: 9, amount })
const odd = { subtotal: 8475, taxes: [half('CGST', 762.5), half('SGST', 762.5)], total: 10_000 }
const older = { subtotal: 8475, taxes: [half('CGST', 763), half('SGST', 762)], total: 10_000 }

it('the halves of an odd tax are given back in equal parts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: odd.total - 1 }), (amount) => {
      const first = splitRefund(odd, { before: 0, amount })
      const [cgst, sgst] = first.taxes
      expect(cgst?.amount).toBe(sgst?.amount)
      expect(Number.isInteger(first.subtotal)).toBe(true)
    }),
  )
})

it('a refund of an order from before the equal halves goes on as it began', () => {
  expect(splitRefund(older, { before: 0, amount: 5000 }).taxes.map((tax) => tax.amount)).toEqual([382, 381])
  expect(splitRefund(older, { before: 5000, amount: 5000 }).taxes.map((tax) => tax.amount)).toEqual([
    381, 381,
  ])
})

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

it.each([
  ['even taxes', quote],
  ['an odd tax', odd],
  ['an odd tax from before', older],
])('whatever a refund of %s is cut into, its parts give back exactly the lines', (_name, quote) => {
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
