import { expect, it } from 'vitest'
import { usualEndOfValidity } from './usual-end-of-validity.ts'

it('a validity of twelve months ends on the day before its anniversary', () => {
  expect(usualEndOfValidity({ validMonths: 12 }, '2026-11-22')).toBe('2027-11-21')
  expect(usualEndOfValidity({ validMonths: 12 }, '2028-02-29')).toBe('2029-02-27')
  expect(usualEndOfValidity({ validMonths: 1 }, '2026-01-31')).toBe('2026-02-27')
})

it('what has no usual validity does not end', () => {
  expect(usualEndOfValidity({}, '2026-11-22')).toBeNull()
})
