import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dueAfterChange } from './due-after-change.ts'
import { instantInIndia } from './indian-time.ts'
import { type CalendarEntry, workingCalendar } from './working-calendar.ts'
import { addWorkingMinutes } from './working-time.ts'

const closed = (day: string): CalendarEntry => ({
  calendar: 'centre',
  day,
  kind: 'closed',
  opens: null,
  closes: null,
})
const usual = workingCalendar('centre', [])

it('[DK-51] example G: two days from Tuesday noon are due on Thursday noon, and on Friday noon once Wednesday is closed', () => {
  const after = workingCalendar('centre', [closed('2026-12-09')])
  const from = instantInIndia('2026-12-09', 0)
  const clock = { since: '2026-12-08T06:30:00.000Z', dueAt: '2026-12-10T06:30:00.000Z' }
  expect(dueAfterChange(clock, { before: usual, after, from })).toBe('2026-12-11T06:30:00.000Z')
  const back = { since: clock.since, dueAt: '2026-12-11T06:30:00.000Z' }
  expect(dueAfterChange(back, { before: after, after: usual, from })).toBe(clock.dueAt)
})

it('[DK-51] the foretold due time is the one that the clock has by the new calendar, whatever day changes', () => {
  const minutes = fc.integer({ min: 1, max: 4000 })
  const starts = fc
    .date({ min: new Date('2026-11-02'), max: new Date('2026-11-20'), noInvalidDate: true })
    .map((date) => date.toISOString())
  const entries = fc.record({
    calendar: fc.constant('centre' as const),
    day: fc
      .integer({ min: 0, max: 30 })
      .map((days) => new Date(Date.UTC(2026, 10, 2 + days)).toISOString().slice(0, 10)),
    kind: fc.constantFrom('closed' as const, 'short' as const, 'open' as const),
    opens: fc.constant(630),
    closes: fc.integer({ min: 660, max: 1200 }),
  })
  fc.assert(
    fc.property(starts, minutes, entries, (since, target, entry) => {
      const after = workingCalendar('centre', [entry])
      const dueAt = addWorkingMinutes(usual, since, target)
      const foretold = dueAfterChange(
        { since, dueAt },
        { before: usual, after, from: instantInIndia(entry.day, 0) },
      )
      expect(foretold).toBe(addWorkingMinutes(after, since, target))
    }),
  )
})
