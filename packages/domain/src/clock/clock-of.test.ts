import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../calendar/calendar-days.ts'
import { DAY, MINUTE } from '../calendar/indian-time.ts'
import { toMillis } from '../calendar/instant.ts'
import type { WorkTarget } from '../calendar/work-target.ts'
import { minutesOfTarget } from '../calendar/work-target.ts'
import { workingCalendar } from '../calendar/working-calendar.ts'
import { addWorkingMinutes } from '../calendar/working-time.ts'
import type { StaffAct } from '../case/application-facts.ts'
import { centre2026, closedOn, historyOf, holidays2026, ist } from '../testing/history-factory.ts'
import { regularTimeline, service } from '../testing/service-factory.ts'
import { clockOf } from './clock-of.ts'
import { sumWaiting } from './waiting-spans.ts'

const withTarget = (target: WorkTarget) =>
  service({ timeline: regularTimeline.map((one) => (one.kind === 'centre' ? { ...one, target } : one)) })

const days = (workingDays: number) => withTarget({ workingDays })
const soon = ist('2026-12-31', '12:00')
const dueOf = (target: number, at: string, changes = {}, calendar = centre2026) =>
  clockOf(days(target), historyOf(at, changes), calendar, soon).dueAt

it('[DK-50] A: papers that are complete before a holiday are due on the working day after it', () => {
  expect(dueOf(1, ist('2026-04-30', '16:45'))).toBe(ist('2026-05-02', '16:45'))
})

it('[DK-50] B: papers of a holiday start at the next opening', () => {
  const at = ist('2026-08-15', '11:00')
  expect(dueOf(1, at)).toBe(ist('2026-08-17', '17:30'))
  expect(clockOf(days(1), historyOf(at), centre2026, ist('2026-08-17', '10:30')).usedMinutes).toBe(0)
})

it('[DK-50] C: a rejection pauses the clock until everything was given again', () => {
  const at = ist('2026-09-28', '11:30')
  const rejected = { verdict: 'rejected', at: ist('2026-09-29', '12:30') } as const
  const first = { documentId: 'pan-card', at, verdicts: [rejected] }
  const paused = clockOf(days(3), historyOf(at, { files: [first] }), centre2026, ist('2026-10-01', '12:00'))
  expect(paused).toMatchObject({
    state: 'paused',
    usedMinutes: 480,
    dueAt: null,
    pausedSince: rejected.at,
    waitsFor: 'customer',
  })
  const second = { documentId: 'pan-card', at: ist('2026-10-03', '18:10'), verdicts: [] }
  expect(dueOf(3, at, { files: [first, second] })).toBe(ist('2026-10-06', '16:30'))
  expect(dueOf(3, at)).toBe(ist('2026-10-01', '11:30'))
})

it('[DK-50] D: a ticket of four hours waits over a closed Friday', () => {
  const hours = minutesOfTarget({ workingHours: 4 })
  expect(addWorkingMinutes(centre2026, ist('2026-12-24', '16:30'), hours)).toBe(ist('2026-12-26', '13:30'))
})

it('[DK-50] E: a hold for the department pauses the clock', () => {
  const at = ist('2026-04-08', '10:30')
  const held: StaffAct = { act: 'hold', at: ist('2026-04-10', '15:00'), waitsFor: 'department' }
  const staffActs = [held, { act: 'resume', at: ist('2026-04-15', '11:00') }]
  expect(clockOf(days(5), historyOf(at, { staffActs: [held] }), centre2026, soon)).toMatchObject({
    state: 'paused',
    usedMinutes: 1110,
    waitsFor: 'department',
  })
  expect(dueOf(5, at, { staffActs })).toBe(ist('2026-04-17', '13:30'))
  expect(dueOf(5, at)).toBe(ist('2026-04-13', '17:30'))
})

it('[DK-50] F: papers of a Sunday night are due at the end of Monday', () => {
  expect(dueOf(1, ist('2026-12-06', '22:15'))).toBe(ist('2026-12-07', '17:30'))
})

it('[DK-50] G: a day that is declared closed moves what is open', () => {
  const at = ist('2026-12-08', '12:00')
  expect(dueOf(2, at)).toBe(ist('2026-12-10', '12:00'))
  const later = workingCalendar('centre', [...holidays2026, ...closedOn('2026-12-09')])
  expect(dueOf(2, at, {}, later)).toBe(ist('2026-12-11', '12:00'))
})

it('a hold of our own lets the clock run on', () => {
  const at = ist('2026-12-08', '12:00')
  const staffActs: StaffAct[] = [{ act: 'hold', at: ist('2026-12-08', '13:00'), waitsFor: 'ours' }]
  expect(
    clockOf(days(2), historyOf(at, { staffActs }), centre2026, ist('2026-12-08', '15:00')),
  ).toMatchObject({ state: 'running', usedMinutes: 180, dueAt: ist('2026-12-10', '12:00'), waitsFor: 'us' })
})

it('[DK-55] a completed stage has an outcome: met or missed, and whom it waited for', () => {
  const at = ist('2026-09-28', '11:30')
  const files = [
    {
      documentId: 'pan-card',
      at,
      verdicts: [{ verdict: 'rejected', at: ist('2026-09-29', '12:30') }],
    },
    { documentId: 'pan-card', at: ist('2026-10-03', '18:10'), verdicts: [] },
  ] as const
  const staffActs = [{ act: 'complete', stageId: 'review', at: ist('2026-10-06', '16:31') }] as const
  const { outcomes } = clockOf(days(3), historyOf(at, { files, staffActs }), centre2026, soon)
  expect(outcomes).toEqual([
    {
      stageId: 'review',
      startedAt: at,
      endedAt: staffActs[0].at,
      target: 1260,
      usedMinutes: 1261,
      met: false,
      waited: { us: 1500 + 4221, customer: 6100, department: 0, bank: 0, nobody: 0 },
    },
  ])
})

it('[DK-55] what ends in its last minute is met, and a minute later is not', () => {
  const at = ist('2026-12-08', '12:00')
  const metAt = (time: string) => {
    const staffActs = [{ act: 'complete', stageId: 'review', at: ist('2026-12-10', time) }] as const
    return clockOf(days(2), historyOf(at, { staffActs }), centre2026, soon).outcomes[0]?.met
  }
  expect(metAt('12:00')).toBe(true)
  expect(metAt('12:01')).toBe(false)
})

it('a refund that ends the application ends the clock without an outcome', () => {
  const at = ist('2026-12-08', '12:00')
  const refund = { status: 'requested', amountRupees: 15_000, endsApplication: true, at: soon } as const
  const { state, outcomes } = clockOf(days(2), historyOf(at, { refunds: [refund] }), centre2026, soon)
  expect({ state, outcomes }).toEqual({ state: 'ended', outcomes: [] })
})

const offsets = fc.array(fc.integer({ min: 1, max: 60 * 24 * 30 }), { maxLength: 6 })
const closures = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 20 })
const target = fc.integer({ min: 1, max: 10 })
const dayOf = (offset: number) => addDays('2026-03-02', offset)

/** Holds and resumptions in turn, so many minutes after another. */
function holds(at: string, minutes: readonly number[]): StaffAct[] {
  let moment = toMillis(at)
  return minutes.map((offset, index) => {
    moment += offset * MINUTE
    const common = { at: new Date(moment).toISOString() }
    return index % 2 === 0
      ? { act: 'hold' as const, waitsFor: 'customer' as const, ...common }
      : { act: 'resume' as const, ...common }
  })
}

it('[DK-50] nothing is due before it starts, a pause never shortens, more closed days make nothing earlier', () => {
  fc.assert(
    fc.property(
      target,
      fc.integer({ min: 0, max: 1439 }),
      closures,
      closures,
      offsets,
      (size, minute, some, more, gaps) => {
        const at = new Date(toMillis(ist('2026-03-02', '00:00')) + minute * MINUTE).toISOString()
        const fewer = workingCalendar('centre', closedOn(...some.map(dayOf)))
        const all = workingCalendar('centre', closedOn(...[...some, ...more].map(dayOf)))
        const now = new Date(toMillis(at) + 700 * DAY).toISOString()
        const due = (staffActs: StaffAct[], calendar = fewer) =>
          clockOf(days(size), historyOf(at, { staffActs }), calendar, now).dueAt
        const plain = due([])
        expect(toMillis(plain ?? '')).toBeGreaterThan(toMillis(at))
        const paused = due(holds(at, gaps.length % 2 === 0 ? gaps : gaps.slice(1)))
        expect(toMillis(paused ?? '')).toBeGreaterThanOrEqual(toMillis(plain ?? ''))
        expect(toMillis(due([], all) ?? '')).toBeGreaterThanOrEqual(toMillis(plain ?? ''))
      },
    ),
    { numRuns: 60 },
  )
})

it('[DK-52] whom it waited for adds up to the whole time, to the minute', () => {
  fc.assert(
    fc.property(offsets, fc.integer({ min: 0, max: 10 ** 9 }), (gaps, extra) => {
      const at = new Date(toMillis(ist('2026-03-02', '09:17')) + (extra % 60_000)).toISOString()
      const now = new Date(toMillis(at) + 60 * DAY + extra).toISOString()
      const { history } = clockOf(days(2), historyOf(at, { staffActs: holds(at, gaps) }), centre2026, now)
      const sum = Object.values(sumWaiting(history, now)).reduce((one, other) => one + other, 0)
      expect(sum).toBe(Math.floor(toMillis(now) / MINUTE) - Math.floor(toMillis(at) / MINUTE))
    }),
  )
})

it('[DK-52] a payment that a bank decides waits for the bank, one that we look at for us, an unpaid one for the customer', () => {
  const at = (time: string) => ist('2026-12-08', time)
  const waitedWith = (order: 'confirming' | 'in_review') => {
    const undecidedPayments = [{ order, from: at('12:10'), to: at('12:30') }]
    const settled = [{ item: 'service', at: at('12:45') }]
    const paid = historyOf(at('12:00'), { settled, undecidedPayments })
    return sumWaiting(clockOf(days(2), paid, centre2026, at('13:00')).history, at('13:00'))
  }
  const waited = { us: 15, customer: 25, department: 0, bank: 20, nobody: 0 }
  expect(waitedWith('confirming')).toEqual(waited)
  expect(waitedWith('in_review')).toEqual({ ...waited, us: 35, bank: 0 })
})
