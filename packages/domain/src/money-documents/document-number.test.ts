import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { financialYearAt, financialYearText } from '../calendar/financial-year.ts'
import { type MoneyDocumentKind, moneyDocumentNumber, moneyDocumentPrefixes } from './document-number.ts'

const kinds = Object.keys(moneyDocumentPrefixes) as MoneyDocumentKind[]

describe('financial year', () => {
  it.each([
    ['2027-03-31T18:29:59.999Z', 2026],
    ['2027-03-31T18:30:00.000Z', 2027],
    ['2026-04-01T00:00:00.000Z', 2026],
    ['2026-03-31T12:00:00.000Z', 2025],
    ['2026-12-31T23:00:00.000Z', 2026],
  ])('%s lies in the one that begins in %i: 1 April comes by Indian time', (instant, year) => {
    expect(financialYearAt(instant)).toBe(year)
  })

  it('is written with two digits for each of its years', () => {
    expect([2026, 2009, 2099].map(financialYearText)).toEqual(['26-27', '09-10', '99-00'])
  })
})

describe('document number', () => {
  it('names series, financial year and place', () => {
    const at = { financialYear: 2026, sequence: 123 }
    expect(kinds.map((kind) => moneyDocumentNumber(kind, at))).toEqual([
      'RV/26-27/000123',
      'INV/26-27/000123',
      'RF/26-27/000123',
      'CN/26-27/000123',
    ])
  })

  it('has at most 16 characters that GST allows, and no two places share one', () => {
    const place = fc.record({
      kind: fc.constantFrom(...kinds),
      financialYear: fc.integer({ min: 2017, max: 2116 }),
      sequence: fc.integer({ min: 1, max: 99_999_999 }),
    })
    fc.assert(
      fc.property(place, place, (one, other) => {
        const [first, second] = [moneyDocumentNumber(one.kind, one), moneyDocumentNumber(other.kind, other)]
        expect(first).toMatch(/^[A-Z0-9/-]{1,16}$/)
        expect(first === second).toBe(
          one.kind === other.kind &&
            one.financialYear === other.financialYear &&
            one.sequence === other.sequence,
        )
      }),
    )
  })

  it('goes on beyond 999,999 of a year', () => {
    const at = (sequence: number) => ({ financialYear: 2026, sequence })
    expect(moneyDocumentNumber('receipt_voucher', at(1_000_000))).toBe('RV/26-27/1000000')
    expect(moneyDocumentNumber('tax_invoice', at(1_000_000))).toBe('INV/2627/1000000')
    expect(moneyDocumentNumber('tax_invoice', at(10_000_000))).toBe('INV2627/10000000')
  })

  it.each([0, -1, 1.5, 1_000_000_000, Number.NaN])('refuses the place %d of the invoices', (sequence) => {
    expect(() => moneyDocumentNumber('tax_invoice', { financialYear: 2026, sequence })).toThrow(RangeError)
  })
})
