import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as m from '../pricing/money.ts'
import { type Quote, quotePrice } from '../pricing/quote.ts'
import { NO_SELECTION } from '../pricing/selection.ts'
import { feePricing, service } from '../testing/service-factory.ts'
import {
  type ChargeLine,
  chargeLine,
  partOfCharge,
  reversedCharge,
  taxedIn,
  totalsOf,
} from './charge-line.ts'

const HOME = 21
const named = { description: 'TC Registration', sac: '998399' }

function quoteOf(fee: string, { stateId = HOME as number | null, unusedDiscount = '0' } = {}): Quote {
  const outcome = quotePrice({
    service: service({ pricing: feePricing(fee) }),
    quantity: 1,
    selection: NO_SELECTION,
    stateId,
    homeStateId: HOME,
    unusedDiscount,
    settled: [],
    scope: 'full',
  })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.quote
}

const prices = fc
  .tuple(fc.integer({ min: 1, max: 9_99_999 }), fc.integer({ min: 0, max: 9999 }))
  .map(([rupees, parts]) => `${rupees}.${String(parts).padStart(4, '0')}`)
const states = fc.constantFrom(HOME, 7, null)
const lines = fc
  .tuple(prices, states)
  .map(([price, stateId]) => chargeLine(quoteOf(price, { stateId }), named))

const sum = (texts: readonly string[]) => m.sumMoney(texts.map(m.parseMoney))
const partsOf = ({
  taxable,
  taxes,
  roundOff,
}: Omit<ChargeLine, 'description' | 'sac' | 'fee' | 'discount'>) => [
  taxable,
  ...taxes.map(({ amount }) => amount),
  roundOff,
]

describe('a charge', () => {
  it('is printed to the paisa, with the round-off that meets what was charged', () => {
    expect(chargeLine(quoteOf('1000.25', { unusedDiscount: '100' }), named)).toEqual({
      ...named,
      fee: '1000.25',
      discount: '100',
      taxable: '900.25',
      taxes: [
        { kind: 'CGST', percent: 9, amount: '81.02' },
        { kind: 'SGST', percent: 9, amount: '81.02' },
      ],
      roundOff: '-0.29',
      total: '1062',
    })
  })

  it('in parts gives every paisa of it once, wherever it is cut', () => {
    fc.assert(
      fc.property(
        lines,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
        (line, cuts) => {
          const whole = Number(line.total)
          const places = [0, ...cuts.map((cut) => Math.round(cut * whole)), whole].sort((a, b) => a - b)
          const parts = places.slice(1).flatMap((to, index) => {
            const from = places[index] ?? 0
            return from < to ? [{ part: partOfCharge(line, { from, to }), rupees: to - from }] : []
          })
          for (const { part, rupees } of parts) {
            expect(sum(partsOf(part))).toBe(m.fromRupees(rupees))
            expect(m.parseMoney(part.taxable)).toBeGreaterThanOrEqual(0n)
            expect(
              partsOf(part)
                .map(m.parseMoney)
                .every((value) => value % m.PAISA === 0n),
            ).toBe(true)
          }
          expect(totalsOf(parts.map(({ part }) => part))).toEqual(totalsOf([line]))
        },
      ),
    )
  })

  it('has no part that is empty or larger than it', () => {
    const line = chargeLine(quoteOf('12711.8644'), named)
    for (const [from, to] of [
      [0, 0],
      [5, 4],
      [-1, 5],
      [0, 15_001],
    ] as const) {
      expect(() => partOfCharge(line, { from, to })).toThrow(RangeError)
    }
  })

  it('of another State than it was paid for has the taxes of that State, and the same total', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(HOME, 7), (line, stateId) => {
        const taxed = taxedIn(line, { stateId, homeStateId: HOME })
        expect(taxed.taxes.map(({ kind }) => kind)).toEqual(stateId === HOME ? ['CGST', 'SGST'] : ['IGST'])
        expect(taxed.taxes.reduce((sum, { percent }) => sum + percent, 0)).toBe(18)
        expect(sum(partsOf(taxed))).toBe(m.parseMoney(line.total))
        expect(new Set(stateId === HOME ? taxed.taxes.map(({ amount }) => amount) : [])).toHaveProperty(
          'size',
          stateId === HOME ? 1 : 0,
        )
      }),
    )
  })

  it('taken back leaves nothing', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { taxable, taxes, roundOff, total } = totalsOf([
          line,
          reversedCharge(line, { en: 'Given back' }),
        ])
        expect(
          [taxable, roundOff, total, ...taxes.map(({ amount }) => amount)].every((text) => text === '0'),
        ).toBe(true)
      }),
    )
  })
})

describe('the totals of a document', () => {
  it('meet what was charged, whatever its lines', () => {
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 5 }), (charges) => {
        const totals = totalsOf(charges)
        expect(sum(partsOf(totals))).toBe(m.parseMoney(totals.total))
        expect(totals.total).toBe(String(charges.reduce((total, line) => total + Number(line.total), 0)))
      }),
    )
  })

  it('put taxes of one kind together', () => {
    const charges = [quoteOf('1000'), quoteOf('2000'), quoteOf('1000', { stateId: 7 })]
    expect(totalsOf(charges.map((quote) => chargeLine(quote, named))).taxes).toEqual([
      { kind: 'CGST', percent: 9, amount: '270' },
      { kind: 'SGST', percent: 9, amount: '270' },
      { kind: 'IGST', percent: 18, amount: '180' },
    ])
  })
})
