import { expect, it } from 'vitest'
import { indianDayOf, instantInIndia } from './indian-time.ts'

it.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
])('%s is %s in India', (instant, day) => {
  expect(indianDayOf(instant)).toBe(day)
})

it('half past ten in India is five o’clock UTC', () => {
  expect(instantInIndia('2026-11-20', 10 * 60 + 30)).toBe('2026-11-20T05:00:00.000Z')
  expect(instantInIndia('2026-11-20', 0)).toBe('2026-11-19T18:30:00.000Z')
})
