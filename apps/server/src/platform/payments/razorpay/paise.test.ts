import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromPaise, toPaise } from './paise.ts'

it.each([
  ['19.99', 1999],
  ['15000.00', 1_500_000],
  ['0.07', 7],
  ['1', 100],
])('%s rupees are %i paise', (rupees, paise) => {
  expect(toPaise(rupees)).toBe(paise)
})

it('every amount comes back as it went', () => {
  fc.assert(fc.property(fc.nat(1e12), (paise) => toPaise(fromPaise(paise)) === paise))
})

it('a fraction of a paisa is refused', () => {
  expect(() => toPaise('1.005')).toThrow(RangeError)
})
