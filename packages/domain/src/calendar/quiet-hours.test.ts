import { expect, it } from 'vitest'
import { afterQuietHours } from './quiet-hours.ts'

it.each([
  ['20:59 in India', '2026-11-20T15:29:59.999Z', '2026-11-20T15:29:59.999Z'],
  ['21:00 in India', '2026-11-20T15:30:00.000Z', '2026-11-21T02:30:00.000Z'],
  ['midnight in India', '2026-11-20T18:30:00.000Z', '2026-11-21T02:30:00.000Z'],
  ['07:59 in India', '2026-11-21T02:29:59.000Z', '2026-11-21T02:30:00.000Z'],
  ['08:00 in India', '2026-11-21T02:30:00.000Z', '2026-11-21T02:30:00.000Z'],
])('what is to be said at %s waits for the morning only at night', (_when, at, then) => {
  expect(afterQuietHours(at)).toBe(then)
})
