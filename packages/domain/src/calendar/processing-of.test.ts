import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMillis } from './instant.ts'
import { processingOf } from './processing-of.ts'
import type { CalendarEntry } from './working-calendar.ts'

// 20 November 2026 is a Friday; 5:30 PM in India is 12:00 UTC, 10:30 AM is 05:00 UTC.
describe('business hours', () => {
  it.each([
    ['in working hours', '2026-11-20T08:00:00.000Z', false, '2026-11-20T08:00:00.000Z'],
    ['before 10:30 AM', '2026-11-20T02:00:00.000Z', false, '2026-11-20T05:00:00.000Z'],
    ['at 5:30 PM sharp', '2026-11-20T12:00:00.000Z', false, '2026-11-20T12:00:00.000Z'],
    ['just after 5:30 PM', '2026-11-20T12:00:00.001Z', true, '2026-11-21T05:00:00.000Z'],
    ['just after midnight in India', '2026-11-20T18:31:00.000Z', false, '2026-11-21T05:00:00.000Z'],
    ['on Saturday evening', '2026-11-21T13:00:00.000Z', true, '2026-11-23T05:00:00.000Z'],
    ['on Sunday', '2026-11-22T08:00:00.000Z', true, '2026-11-23T05:00:00.000Z'],
  ])('a payment %s', (_name, paidAt, afterHours, from) => {
    expect(processingOf(paidAt)).toEqual({ afterHours, from })
  })

  const centre = { calendar: 'centre', opens: null, closes: null } as const
  // 2 October 2026 is a Friday.
  const gandhiJayanti: CalendarEntry = { ...centre, day: '2026-10-02', kind: 'closed' }
  const halfDay: CalendarEntry = { ...centre, day: '2026-10-03', kind: 'short', opens: 600, closes: 780 }
  it.each([
    ['on a holiday', '2026-10-02T08:00:00.000Z', true, '2026-10-03T05:00:00.000Z'],
    ['on the evening before it', '2026-10-01T12:30:00.000Z', true, '2026-10-03T05:00:00.000Z'],
  ])('a payment %s is processed on the next open day', (_name, paidAt, afterHours, from) => {
    expect(processingOf(paidAt, [gandhiJayanti])).toEqual({ afterHours, from })
  })

  it('a half day opens and closes as its data says', () => {
    const entries = [gandhiJayanti, halfDay]
    expect(processingOf('2026-10-02T08:00:00.000Z', entries).from).toBe('2026-10-03T04:30:00.000Z')
    expect(processingOf('2026-10-03T07:30:00.001Z', entries)).toEqual({
      afterHours: true,
      from: '2026-10-05T05:00:00.000Z',
    })
  })

  it("the banks' holidays are not the centre's", () => {
    const ofBanks = { ...gandhiJayanti, calendar: 'bank' } as const
    expect(processingOf('2026-10-02T08:00:00.000Z', [ofBanks]).afterHours).toBe(false)
  })

  it('never processes before the payment, and always within two and a half days', () => {
    const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(dates, (date) => {
        const wait = toMillis(processingOf(date.toISOString()).from) - date.getTime()
        return wait >= 0 && wait <= 60 * 3_600_000
      }),
    )
  })
})
