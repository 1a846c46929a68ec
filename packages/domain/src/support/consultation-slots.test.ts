import fc from 'fast-check'
import { expect, it } from 'vitest'
import { workingCalendar } from '../calendar/working-calendar.ts'
import { isBookableSlot, listBookableDays, listSlotsOf, seatsAt } from './consultation-slots.ts'

const centre = workingCalendar('centre', [])
const moments = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const inIndia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

it('a business day has fourteen slots, from 10:30 AM to the one that ends at 5:30 PM in India', () => {
  const slots = listSlotsOf('2026-11-20', centre)
  expect(slots).toHaveLength(14)
  expect([slots[0], slots.at(-1)]).toEqual(['2026-11-20T05:00:00.000Z', '2026-11-20T11:30:00.000Z'])
})

it('a Sunday has none', () => {
  expect(listSlotsOf('2026-11-22', centre)).toEqual([])
})

it('a holiday has none, a half day those that end before it closes', () => {
  const on = (kind: 'closed' | 'short', opens: number | null, closes: number | null) =>
    listSlotsOf(
      '2026-11-20',
      workingCalendar('centre', [{ calendar: 'centre', day: '2026-11-20', kind, opens, closes }]),
    )
  expect(on('closed', null, null)).toEqual([])
  expect(on('short', 630, 705)).toEqual(['2026-11-20T05:00:00.000Z', '2026-11-20T05:30:00.000Z'])
})

it.each([
  ['two hours ahead', '2026-11-20T05:00:00.000Z', '2026-11-20T03:00:00.000Z', true],
  ['less than two hours ahead', '2026-11-20T05:00:00.000Z', '2026-11-20T03:00:00.001Z', false],
  ['on the fourteenth day', '2026-12-04T11:30:00.000Z', '2026-11-20T03:00:00.000Z', true],
  ['on the fifteenth day', '2026-12-05T05:00:00.000Z', '2026-11-20T03:00:00.000Z', false],
  ['between two slots', '2026-11-23T05:10:00.000Z', '2026-11-20T03:00:00.000Z', false],
  ['after closing', '2026-11-23T12:00:00.000Z', '2026-11-20T03:00:00.000Z', false],
  ['on a Sunday', '2026-11-22T05:00:00.000Z', '2026-11-20T03:00:00.000Z', false],
])('a slot %s: %s at %s', (_name, slot, now, bookable) => {
  expect(isBookableSlot(slot, { now, centre })).toBe(bookable)
})

it('every bookable slot lies in business hours, at least two hours and at most fourteen days ahead', () => {
  fc.assert(
    fc.property(moments, (now) => {
      const slots = listBookableDays(now, centre)
        .flatMap((day) => listSlotsOf(day, centre))
        .filter((slot) => isBookableSlot(slot, { now, centre }))
      expect(slots.length).toBeGreaterThan(150)
      for (const slot of slots) {
        const ahead = Date.parse(slot) - Date.parse(now)
        expect(ahead).toBeGreaterThanOrEqual(2 * 3_600_000)
        expect(ahead).toBeLessThan(15 * 86_400_000)
        const text = inIndia.format(new Date(slot))
        expect(text).not.toContain('Sun')
        const time = text.slice(-5)
        expect(time >= '10:30' && time <= '17:00').toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})

it('[DK-78] a slot has as many seats as experts who are there while somebody is away', () => {
  const slot = '2026-11-20T05:00:00.000Z'
  const away = (expertId: string, startsAt: string, endsAt: string) => ({ expertId, startsAt, endsAt })
  const day = (expertId: string) => away(expertId, '2026-11-19T18:30:00.000Z', '2026-11-20T18:30:00.000Z')
  const seats = (experts: number, ...absences: ReturnType<typeof away>[]) =>
    seatsAt(slot, { experts, absences })
  expect(seats(2)).toBe(3)
  expect(seats(2, day('meera'))).toBe(1)
  expect(seats(1, day('meera'))).toBe(0)
  expect(seats(9, day('meera'))).toBe(3)
  expect(seats(2, day('meera'), day('meera'))).toBe(1)
  expect(seats(2, away('meera', '2026-11-20T05:30:00.000Z', '2026-11-20T18:30:00.000Z'))).toBe(3)
  expect(seats(2, away('meera', '2026-11-20T05:29:00.000Z', '2026-11-20T18:30:00.000Z'))).toBe(1)
})

it('[DK-78] staff move a consultation into a slot that begins soon, never into one that has begun', () => {
  const on = (now: string) => isBookableSlot('2026-11-20T05:00:00.000Z', { now, centre, leadMinutes: 0 })
  expect(on('2026-11-20T04:59:00.000Z')).toBe(true)
  expect(on('2026-11-20T05:00:00.001Z')).toBe(false)
})
