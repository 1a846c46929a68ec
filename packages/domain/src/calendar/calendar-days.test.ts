import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addWorkingDays,
  dayOf,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
} from './calendar-days.ts'

const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

it.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('the last day of %s is %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day)
})

it('a day that a month lacks is its last one', () => {
  expect([dayOf('2027-02', 30), dayOf('2026-11', 31), dayOf('2026-10', 31)]).toEqual([
    '2027-02-28',
    '2026-11-30',
    '2026-10-31',
  ])
})

it('adding days and months can be undone, and keeps the order', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
      const month = monthOf(day)
      expect(addDays(addDays(day, count), -count)).toBe(day)
      expect(daysBetween(day, addDays(day, count))).toBe(count)
      expect(addMonths(addMonths(month, count % 1000), -(count % 1000))).toBe(month)
      expect(addDays(lastDayOf(month), 1)).toBe(firstDayOf(addMonths(month, 1)))
      expect(addDays(day, 1) > day).toBe(true)
    }),
  )
})

it.each([
  ['2026-11-16', 'Monday', '2026-11-23'],
  ['2026-11-20', 'Friday', '2026-11-27'],
  ['2026-11-21', 'Saturday', '2026-11-27'],
  ['2026-11-22', 'Sunday', '2026-11-27'],
])('five working days after %s, a %s, is %s', (day, _name, fifth) => {
  expect(addWorkingDays(day, 5)).toBe(fifth)
})
