import { expect, it } from 'vitest'
import { ist } from '../testing/history-factory.ts'
import { type CalendarEntry, workingCalendar } from './working-calendar.ts'
import { addWorkingMinutes, workingMillisBetween } from './working-time.ts'

const row = (day: string, kind: CalendarEntry['kind'], opens?: number, closes?: number): CalendarEntry => ({
  calendar: 'centre',
  day,
  kind,
  opens: opens ?? null,
  closes: closes ?? null,
})

// 30 November 2026 is a Monday.
it('[DK-54] a day may have several windows, be half a day, or be opened though it is a Sunday', () => {
  const calendar = workingCalendar('centre', [
    row('2026-11-30', 'short', 600, 780),
    row('2026-11-30', 'short', 840, 1080),
    row('2026-12-01', 'short', 630, 780),
    row('2026-12-06', 'open', 600, 720),
    row('2026-12-07', 'closed'),
    row('2026-12-08', 'open', 1020, 1140),
  ])
  expect(calendar.windowsOn('2026-11-30')).toEqual([
    { opens: 600, closes: 780 },
    { opens: 840, closes: 1080 },
  ])
  expect(calendar.windowsOn('2026-12-01')).toEqual([{ opens: 630, closes: 780 }])
  expect(calendar.windowsOn('2026-12-06')).toEqual([{ opens: 600, closes: 720 }])
  expect(calendar.windowsOn('2026-12-07')).toEqual([])
  expect(calendar.windowsOn('2026-12-08')).toEqual([{ opens: 630, closes: 1140 }])
  // Three hours from noon: one before lunch, two after it.
  expect(addWorkingMinutes(calendar, ist('2026-11-30', '12:00'), 180)).toBe(ist('2026-11-30', '16:00'))
  expect(workingMillisBetween(calendar, ist('2026-11-30', '12:00'), ist('2026-12-01', '11:00'))).toBe(
    (60 + 240 + 30) * 60_000,
  )
})

it('the bank is open on the first, third and fifth Saturday, and knows no closure of the centre', () => {
  const bank = workingCalendar('bank', [row('2026-11-07', 'closed')])
  const open = ['07', '14', '21', '28'].map((day) => bank.windowsOn(`2026-11-${day}`).length)
  expect(open).toEqual([1, 0, 1, 0])
  expect(bank.windowsOn('2026-08-29')).toHaveLength(1)
})

it('a calendar that never opens ends the search', () => {
  const never = { windowsOn: () => [] }
  expect(() => addWorkingMinutes(never, ist('2026-11-30', '12:00'), 1)).toThrow(RangeError)
})
