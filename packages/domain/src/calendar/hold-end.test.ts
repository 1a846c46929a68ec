import { expect, it } from 'vitest'
import { holdEndAfterYears, holdEndOfBooks } from './hold-end.ts'

it('keeps books for eight years after the financial year, which begins in April in India', () => {
  expect(holdEndOfBooks('2026-03-31T18:29:59.000Z')).toBe('2034-03-31')
  expect(holdEndOfBooks('2026-03-31T18:30:00.000Z')).toBe('2035-03-31')
  expect(holdEndOfBooks('2026-12-31T12:00:00.000Z')).toBe('2035-03-31')
})

it('counts years to the same day', () => {
  expect(holdEndAfterYears('2026-11-20T12:00:00.000Z', 3)).toBe('2029-11-20')
  expect(holdEndAfterYears('2028-02-29T12:00:00.000Z', 1)).toBe('2029-02-28')
})
