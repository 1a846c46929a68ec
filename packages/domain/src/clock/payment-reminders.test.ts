import { expect, it } from 'vitest'
import { daysDue, findPaymentReminder, nextPaymentReminder } from './payment-reminders.ts'

/** 4:30 PM in India. */
const since = '2026-11-02T11:00:00.000Z'

it.each([
  ['2026-11-02T11:00:00.000Z', 0],
  ['2026-11-05T02:29:59.000Z', 0],
  ['2026-11-05T02:30:00.000Z', 3],
  ['2026-11-08T12:00:00.000Z', 3],
  ['2026-11-09T02:29:00.000Z', undefined],
  ['2026-11-09T02:30:00.000Z', 7],
  ['2026-11-12T12:00:00.000Z', 7],
  ['2026-11-13T12:00:00.000Z', undefined],
  ['2026-11-16T02:30:00.000Z', 14],
  ['2026-11-19T12:00:00.000Z', 14],
  ['2026-11-20T12:00:00.000Z', undefined],
])('[DK-83] at %s the reminder of day %s is to have gone out', (now, days) => {
  expect(findPaymentReminder(since, now)).toBe(days)
})

it('[DK-83] says when the next one goes out by itself, and none after the last', () => {
  expect(nextPaymentReminder(since, since)).toBe('2026-11-05T02:30:00.000Z')
  expect(nextPaymentReminder(since, '2026-11-05T02:30:00.000Z')).toBe('2026-11-09T02:30:00.000Z')
  expect(nextPaymentReminder(since, '2026-11-16T02:30:00.000Z')).toBeNull()
})

it('its age is counted by the days of India', () => {
  expect(daysDue(since, '2026-11-02T18:00:00.000Z')).toBe(0)
  expect(daysDue(since, '2026-11-02T18:30:00.000Z')).toBe(1)
})
