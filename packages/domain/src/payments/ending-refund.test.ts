import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ApplicationFacts, StaffAct } from '../case/application-facts.ts'
import { applicationProgress } from '../case/application-progress.ts'
import { situationOf } from '../case/available-actions.ts'
import { listStaffActions } from '../case/staff-actions.ts'
import { everythingGiven, facts, minute, paid } from '../testing/facts-factory.ts'
import { stagedService } from '../testing/service-factory.ts'
import { findEndingRefund } from './ending-refund.ts'

type Refunds = ApplicationFacts['refunds']

const complete = (stageId: string): StaffAct => ({ act: 'complete', stageId, at: minute(5) })
const hold: StaffAct = { act: 'hold', at: minute(6) }
const anyStatus = fc.constantFrom('requested' as const, 'completed' as const)
const anyPaid = fc.integer({ min: 2, max: 100_000 })

/** An application that was paid, wherever it stands. */
const anyRecorded = fc
  .record({
    items: fc.constantFrom(['first-fee'], ['first-fee', 'second-fee']),
    given: fc.boolean(),
    staffActs: fc.constantFrom<StaffAct[]>(
      [],
      [complete('review')],
      [complete('review'), complete('decision')],
      [hold],
    ),
    paidRupees: anyPaid,
  })
  .map(({ items, given, staffActs, paidRupees }) =>
    facts({
      settled: items.map((item) => ({ item, at: minute(0) })),
      ...(given ? everythingGiven(1) : {}),
      staffActs,
      paidRupees,
    }),
  )

/** The amount in one to three refunds, whose sum it is. */
const inParts = (rupees: number): fc.Arbitrary<Refunds> =>
  fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: Math.max(1, Math.floor(rupees / 3)) }), {
        maxLength: rupees < 3 ? 0 : 2,
      }),
      fc.array(anyStatus, { minLength: 3, maxLength: 3 }),
    )
    .map(([first, statuses]) => {
      const rest = rupees - first.reduce((sum, part) => sum + part, 0)
      return [...first, rest]
        .filter((amountRupees) => amountRupees > 0)
        .map((amountRupees, n) => ({
          amountRupees,
          status: statuses[n] ?? 'requested',
          endsApplication: false,
          at: minute(8),
        }))
    })

/** Refunds that together leave the centre a part of what was paid. */
const lessThan = (rupees: number): fc.Arbitrary<Refunds> =>
  fc.integer({ min: 0, max: rupees - 1 }).chain((back) => (back === 0 ? fc.constant([]) : inParts(back)))

const read = (recorded: ApplicationFacts) => {
  const progress = applicationProgress(stagedService(), recorded)
  return { ...progress, acts: listStaffActions(situationOf(progress, 'none'), progress.timeline) }
}

function expectEnded(recorded: ApplicationFacts): void {
  const isSent = recorded.refunds.every(({ status }) => status === 'completed')
  const { timeline, clientStatus, whoseTurn, acts } = read(recorded)
  expect(clientStatus).toBe(isSent ? 'refund_completed' : 'refund')
  expect(whoseTurn).toEqual({
    turn: isSent ? 'nobody' : 'us',
    next: isSent ? 'none' : 'wait_for_refund',
    stageId: null,
  })
  expect(timeline.some(({ inProgress }) => inProgress)).toBe(false)
  expect(acts).toEqual(['request_refund'])
}

describe('a refund', () => {
  it('of less than was paid changes nothing about the application, in however many parts', () => {
    const lessThanAll = anyRecorded.chain((recorded) =>
      lessThan(recorded.paidRupees).map((refunds) => ({ recorded, refunds })),
    )
    fc.assert(
      fc.property(lessThanAll, ({ recorded, refunds }) => {
        expect(read({ ...recorded, refunds })).toEqual(read(recorded))
      }),
    )
  })

  it('ends the application with the last rupee that was paid, in however many parts', () => {
    const all = anyRecorded.chain((recorded) =>
      inParts(recorded.paidRupees).map((refunds) => ({ recorded, refunds })),
    )
    fc.assert(
      fc.property(all, ({ recorded, refunds }) => {
        expectEnded({ ...recorded, refunds })
      }),
    )
  })

  it('ends the application where staff said so, whatever part it gives back and whatever goes back beside', () => {
    const aPart = anyRecorded.chain((recorded) =>
      fc
        .tuple(
          lessThan(recorded.paidRupees).filter((refunds) => refunds.length > 0),
          fc.nat(),
        )
        .map(([parts, n]) => ({
          recorded,
          refunds: parts.map((refund, index) => ({ ...refund, endsApplication: index === n % parts.length })),
        })),
    )
    fc.assert(
      fc.property(aPart, fc.nat(), ({ recorded, refunds }, later) => {
        expectEnded({ ...recorded, refunds })
        // What a bank brings in after that does not open it again.
        expectEnded({ ...recorded, refunds, paidRupees: recorded.paidRupees + later })
      }),
    )
  })

  it('of what was paid before a later stage leaves the work going on once that stage is paid too', () => {
    const refunds: Refunds = [
      { status: 'completed', amountRupees: 10_000, endsApplication: false, at: minute(8) },
    ]
    const recorded = facts({ ...paid('first-fee'), paidRupees: 10_000, refunds })
    expect(findEndingRefund(recorded)).toEqual({
      status: 'completed',
      backRupees: 10_000,
      paidRupees: 10_000,
    })
    expect(findEndingRefund({ ...recorded, paidRupees: 15_000 })).toBeUndefined()
  })

  it('is not there where a discount left nothing to pay', () => {
    const free = facts(paid('first-fee'))
    expect(free.paidRupees).toBe(0)
    expect(findEndingRefund(free)).toBeUndefined()
    expect(read(free).clientStatus).toBe('processing')
  })
})
