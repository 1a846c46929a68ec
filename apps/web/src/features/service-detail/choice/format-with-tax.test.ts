import { expect, it } from 'vitest'
import { formatWithTax } from './format-with-tax.ts'

it('shows net prices of the catalogue as what they cost', () => {
  expect(formatWithTax(12711.8644)).toBe('₹15,000')
  expect(formatWithTax(8474.576)).toBe('₹10,000')
  expect(formatWithTax(42372.8814)).toBe('₹50,000')
})
