import { expect, it } from 'vitest'
import { nextSlot } from './next-slot.ts'

it.each([
  ['* * * * *', '2026-11-20T22:10:00.000Z', '2026-11-20T22:11:00.000Z'],
  ['*/5 * * * *', '2026-11-20T22:09:59.999Z', '2026-11-20T22:10:00.000Z'],
  ['0 4 * * *', '2026-11-20T04:00:00.001Z', '2026-11-21T04:00:00.000Z'],
  ['30 21 31 * *', '2026-11-20T22:00:00.000Z', '2026-12-31T21:30:00.000Z'],
  ['0 0 * * 1', '2026-11-20T22:00:00.000Z', '2026-11-23T00:00:00.000Z'],
])('of %s the next time after %s is %s', (cron, now, expected) => {
  expect(nextSlot(cron, new Date(now)).toISOString()).toBe(expected)
})

it('a day that no year has is refused', () => {
  expect(() => nextSlot('0 0 31 2 *', new Date('2026-11-20T00:00:00Z'))).toThrow('names no minute')
})
