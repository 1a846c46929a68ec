import { expect, it } from 'vitest'
import { groupedNumber } from './grouped-number.ts'

it('a number is read in lakhs and crores, and what is none as it is', () => {
  const read = ['1234567', '12.50', '999', '', 'many'].map(groupedNumber)
  expect(read).toEqual(['12,34,567', '12.5', '999', '', 'many'])
})
