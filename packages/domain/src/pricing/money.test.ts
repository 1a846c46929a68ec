import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allocate,
  floorAtZero,
  formatMoney,
  fromRupees,
  fromRupeesAndPaise,
  money,
  moneyToText,
  PAISA,
  parseMoney,
  percentageHalfUp,
  RUPEE,
  roundHalfUp,
  roundHalfUpToRupees,
  subtractMoney,
  sumMoney,
  toRupees,
  toRupeesAndPaise,
} from './money.ts'

const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(money)
const positiveAmounts = fc.bigInt({ min: 0n, max: 10n ** 15n }).map(money)

describe('money', () => {
  it.each([
    ['12711.8644', 127_118_644n],
    ['8474.576', 84_745_760n],
    ['29661.01', 296_610_100n],
    ['15000', 150_000_000n],
    ['-0.5', -5_000n],
    ['1525.4240', 15_254_240n],
  ])('reads %s exactly', (text, units) => {
    expect(parseMoney(text)).toBe(units)
  })

  it.each(['', '1e3', '1.23456', ' 1', '1,000', '.5', '1.', 'NaN', '₹5', '+1'])('refuses %j', (text) => {
    expect(() => parseMoney(text)).toThrow(RangeError)
  })

  it('reads back every text it writes', () => {
    fc.assert(fc.property(amounts, (value) => parseMoney(moneyToText(value)) === value))
  })

  it('takes away what it added', () => {
    fc.assert(fc.property(amounts, amounts, (a, b) => subtractMoney(sumMoney([a, b]), b) === a))
  })

  it('floors at zero', () => {
    expect(floorAtZero(money(-1n))).toBe(0n)
    expect(floorAtZero(money(7n))).toBe(7n)
  })

  it.each([
    ['0.4999', 0],
    ['0.5', 1],
    ['1.5', 2],
    ['2.5', 3],
    ['-0.5', 0],
    ['-0.5001', -1],
    ['-1.5', -1],
    ['12711.8644', 12712],
  ])('[PR-01] rounds %s half up to %i rupees', (text, rupees) => {
    expect(toRupees(roundHalfUpToRupees(parseMoney(text)))).toBe(rupees)
  })

  it('rounds to the nearest step, a tie upwards', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(PAISA, RUPEE), (value, step) => {
        const moved = roundHalfUp(value, step) - value
        return moved * 2n <= step && moved * 2n > -step
      }),
    )
  })

  it('takes a percentage with one rounding only', () => {
    // 18 % of 2.7777 is 0.499986: rounding first to 1/10,000 (0.5) and then to the rupee would give 1.
    expect(percentageHalfUp(parseMoney('2.7777'), 18, RUPEE)).toBe(0n)
    expect(moneyToText(percentageHalfUp(parseMoney('12711.8644'), 18, PAISA))).toBe('2288.14')
  })

  it('allocates without losing a unit, each part within one step of its share', () => {
    fc.assert(
      fc.property(
        positiveAmounts,
        fc
          .array(fc.nat(1000), { minLength: 1, maxLength: 8 })
          .filter((weights) => weights.some((weight) => weight > 0)),
        fc.constantFrom(money(1n), PAISA, RUPEE),
        (value, weights, step) => {
          const parts = allocate(value, weights, step)
          const total = BigInt(weights.reduce((a, b) => a + b, 0))
          expect(sumMoney(parts)).toBe(value)
          weights.forEach((weight, index) => {
            const distance = (parts[index] ?? 0n) * total - value * BigInt(weight)
            expect(distance > -2n * step * total && distance < 2n * step * total).toBe(true)
          })
        },
      ),
    )
  })

  it('gives the odd rupee to the first part', () => {
    expect(allocate(fromRupees(1525), [9, 9], RUPEE).map(toRupees)).toEqual([763, 762])
  })

  it('gives equal halves of an odd amount where its steps allow', () => {
    expect(allocate(fromRupees(1525), [9, 9], PAISA).map(toRupeesAndPaise)).toEqual([762.5, 762.5])
  })

  it('carries paise as a number both ways, and nothing finer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (paise) => {
        expect(toRupeesAndPaise(fromRupeesAndPaise(paise / 100))).toBe(paise / 100)
      }),
    )
    expect(() => fromRupeesAndPaise(0.125)).toThrow(RangeError)
    expect(() => toRupeesAndPaise(parseMoney('0.125'))).toThrow(RangeError)
  })

  it('refuses to allocate nothing to nobody', () => {
    expect(() => allocate(fromRupees(1), [], RUPEE)).toThrow(RangeError)
    expect(() => allocate(fromRupees(1), [0], RUPEE)).toThrow(RangeError)
    expect(() => allocate(fromRupees(-1), [1], RUPEE)).toThrow(RangeError)
  })

  it('never drops a fraction silently', () => {
    expect(() => toRupees(parseMoney('1.5'))).toThrow(RangeError)
    expect(() => fromRupees(1.5)).toThrow(RangeError)
  })

  it('formats rupees in Indian grouping', () => {
    expect(formatMoney(fromRupees(12345678))).toBe('₹1,23,45,678.00')
    expect(formatMoney(parseMoney('12711.8644'))).toBe('₹12,711.86')
  })
})
