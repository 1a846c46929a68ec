import { expect, it } from 'vitest'
import { bankDecisionDay, refundExpectedDay } from './bank-days.ts'

it.each([
  ['2026-11-20T12:00:00.000Z', 'a Friday', '2026-11-25'],
  ['2026-11-19T19:00:00.000Z', 'a Friday in India, still Thursday in UTC', '2026-11-25'],
  ['2026-11-23T06:00:00.000Z', 'a Monday', '2026-11-28'],
  ['2026-11-22T06:00:00.000Z', 'a Sunday', '2026-11-27'],
  ['2026-12-30T06:00:00.000Z', 'the end of a year', '2027-01-04'],
])('a payment begun at %s, %s, is decided by %s', (begunAt, _what, day) => {
  expect(bankDecisionDay(begunAt)).toBe(day)
})

it('a refund has seven working days', () => {
  expect(refundExpectedDay('2026-11-20T12:00:00.000Z')).toBe('2026-12-01')
})
