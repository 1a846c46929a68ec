import { expect, it } from 'vitest'
import { workingCalendar } from '../calendar/working-calendar.ts'
import { addWorkingMinutes } from '../calendar/working-time.ts'
import { halfTargetOf } from './half-target-of.ts'

const calendar = workingCalendar('centre', [
  { calendar: 'centre', day: '2026-12-25', kind: 'closed', opens: null, closes: null },
])

it('[DK-23] half a target is used up in working time: nights, Sundays and holidays do not count', () => {
  // Four hours from Thursday 16:30: one on that day, three on Saturday, as Friday is closed.
  const dueAt = addWorkingMinutes(calendar, '2026-12-24T11:00:00.000Z', 240)
  expect(dueAt).toBe('2026-12-26T08:00:00.000Z')
  expect(halfTargetOf(calendar, { dueAt, targetMinutes: 240 })).toBe('2026-12-26T06:00:00.000Z')
  expect(halfTargetOf(calendar, { dueAt, targetMinutes: 480 })).toBe('2026-12-24T11:00:00.000Z')
})

it('[DK-23] what is paused is never half over', () => {
  expect(halfTargetOf(calendar, { dueAt: null, targetMinutes: 420 })).toBeNull()
})
