import { expect, it } from 'vitest'
import { maskIdentifiersIn } from './mask-identifiers-in.ts'

it('masks identity numbers wherever they stand in a text', () => {
  const text = 'PAN ABCPX1234K, "abcpx1234k"; Aadhaar 234123412346 or 2341 2341 2346 or 2341-2341-2346.'
  expect(maskIdentifiersIn(text)).toBe(
    'PAN ABCPX••••K, "ABCPX••••K"; Aadhaar XXXX XXXX 2346 or XXXX XXXX 2346 or XXXX XXXX 2346.',
  )
})

it('leaves other numbers and words alone', () => {
  const text = '234123412347 1234567890123 27AAPFU0939F1ZV 9876543210 ABCQX1234K TCR-8F3KQ7M2XD'
  expect(maskIdentifiersIn(text)).toBe(text)
})
