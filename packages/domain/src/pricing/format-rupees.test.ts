import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatRupees } from './format-rupees.ts'

it('rupees are grouped as in India, with paise only where there are any', () => {
  expect([0, 999, 1000, 123456, 12345678, 762.5, -100000.25].map(formatRupees)).toEqual([
    '₹0',
    '₹999',
    '₹1,000',
    '₹1,23,456',
    '₹1,23,45,678',
    '₹762.50',
    '₹-1,00,000.25',
  ])
})

it('every amount of paise is written as Intl writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (paise) => {
      const digits = paise % 100 === 0 ? 0 : 2
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      expect(formatRupees(paise / 100 || 0)).toBe(`₹${(paise / 100 || 0).toLocaleString('en-IN', options)}`)
    }),
  )
})
