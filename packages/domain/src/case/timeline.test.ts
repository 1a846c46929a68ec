import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everythingGiven, facts, minute, paid } from '../testing/facts-factory.ts'
import { service, stagedService } from '../testing/service-factory.ts'
import type { ApplicationFacts, StaffAct } from './application-facts.ts'
import { applicationProgress } from './application-progress.ts'
import { findCompletableStage } from './staff-actions.ts'
import { defaultTimeline, findPayableStage, isInformationComplete, timelineOf } from './timeline.ts'

const statuses = (recorded: ApplicationFacts, of = stagedService()) =>
  timelineOf(of, recorded).map(({ status }) => status)

const inProgress = (recorded: ApplicationFacts, of = stagedService()) =>
  timelineOf(of, recorded)
    .filter((stage) => stage.inProgress)
    .map(({ id }) => id)

const complete = (stageId: string, n: number): StaffAct => ({ act: 'complete', stageId, at: minute(n) })

const stageIds = stagedService().timeline.map(({ id }) => id)
const anyFacts = fc.record({
  settled: fc
    .subarray(['first-fee', 'second-fee'])
    .map((items) => items.map((item) => ({ item, at: minute(1) }))),
  documents: fc
    .option(fc.constantFrom('submitted', 'accepted', 'rejected'), { nil: null })
    .map((status) => (status ? [{ documentId: 'pan-card', status, at: minute(2) }] : [])),
  fields: fc.subarray(['head', 'seats']).map((ids) => ids.map((fieldId) => ({ fieldId, at: minute(3) }))),
  extraItems: fc.subarray(['sector', 'lease']).map((ids) => ids.map((id) => ({ id, at: minute(4) }))),
  requestedExtraItems: fc.subarray(['lease']).map((ids) => ids.map((id) => ({ id, at: minute(3) }))),
  formSubmittedAt: fc.constantFrom(null, minute(3)),
  staffActs: fc.subarray(stageIds).map((ids) => ids.map((id) => complete(id, 5))),
  paidRupees: fc.constant(10_000),
  refunds: fc.constant([]),
})

describe('timeline', () => {
  it('[TL-01] a stage carries title, amount, dates, index and subpoints', () => {
    const [first] = stagedService().timeline
    const text = { en: 'x', hi: 'x' }
    const of = stagedService({
      timeline: first ? [{ ...first, subpoints: [{ point: text, description: text }] }] : [],
    })
    expect(timelineOf(of, facts(paid('first-fee', 7)))).toEqual([
      {
        id: 'first-fee',
        kind: 'payment',
        title: { en: 'first-fee', hi: 'first-fee' },
        description: { en: 'About first-fee', hi: 'About first-fee' },
        status: 'completed',
        amount: '8474.576',
        isPaymentStage: true,
        isCompletedByStaff: false,
        completedAt: minute(7),
        stageIndex: 0,
        inProgress: false,
        comment: '',
        answers: [],
        subpoints: [{ point: text, description: text, status: 'completed' }],
      },
    ])
  })

  it('[TL-02] [TL-03] unpaid shows the default timeline whatever else was recorded', () => {
    const recorded = facts({ ...everythingGiven(1), staffActs: [complete('review', 2)] })
    expect(timelineOf(stagedService(), recorded)).toEqual(defaultTimeline(stagedService()))
    expect(statuses(recorded)).toEqual(['pending', 'pending', 'pending', 'disable', 'pending'])
    expect(inProgress(recorded)).toEqual([])
  })

  it('[TL-03] the stage after the last completed one is in progress once paid', () => {
    expect(inProgress(facts(paid('first-fee')))).toEqual(['documents'])
    const given = facts({ ...paid('first-fee'), ...everythingGiven(1) })
    expect(inProgress(given)).toEqual(['review'])
    expect(timelineOf(stagedService(), given)[1]?.completedAt).toBe(minute(1))
    expect(inProgress({ ...given, staffActs: [complete('review', 2)] })).toEqual(['second-fee'])
  })

  it('a full payment completes a later payment stage early and the first open stage stays in progress', () => {
    const settled = ['first-fee', 'second-fee'].map((item) => ({ item, at: minute(0) }))
    expect(statuses(facts({ settled }))).toEqual(['completed', 'pending', 'pending', 'completed', 'pending'])
    expect(inProgress(facts({ settled }))).toEqual(['documents'])
  })

  it('[PY-10] a later payment stage opens when every stage before it is completed', () => {
    const given = facts({ ...paid('first-fee'), ...everythingGiven(1) })
    expect(statuses(given)[3]).toBe('disable')
    const reviewed = { ...given, staffActs: [complete('review', 2)] }
    expect(statuses(reviewed)[3]).toBe('pending')
    expect(findPayableStage(timelineOf(stagedService(), reviewed))?.id).toBe('second-fee')
    expect(findPayableStage(timelineOf(stagedService(), given))).toBeUndefined()
  })

  it('information completes by itself, in either flow, and reopens for a rejected document', () => {
    for (const [of, item] of [
      [service(), 'service'],
      [stagedService(), 'first-fee'],
    ] as const) {
      const given = facts({ ...paid(item), ...everythingGiven(1) })
      const rejected = facts({
        ...given,
        documents: [{ documentId: 'pan-card', status: 'rejected', at: minute(5) }],
      })
      expect(isInformationComplete(timelineOf(of, facts(paid(item))))).toBe(false)
      expect(isInformationComplete(timelineOf(of, given))).toBe(true)
      expect(isInformationComplete(timelineOf(of, rejected))).toBe(false)
    }
  })

  it('[DI-02] where nothing is asked for the guide contacts the customer and completes the information', () => {
    const of = service({ documents: [], fields: [], extraInfo: [] })
    const waiting = facts(paid('service', 3))
    expect(isInformationComplete(timelineOf(of, waiting))).toBe(false)
    expect(applicationProgress(of, waiting)).toMatchObject({ pendingItems: 0, whoseTurn: { turn: 'us' } })
    expect(findCompletableStage(timelineOf(of, waiting))?.id).toBe('documents')
    const contacted = facts({ ...paid('service', 3), staffActs: [complete('documents', 4)] })
    expect(timelineOf(of, contacted)[0]?.completedAt).toBe(minute(4))
  })

  it('staff cannot complete a payment or an information stage', () => {
    const acts = ['first-fee', 'documents', 'second-fee'].map((id) => complete(id, 1))
    expect(statuses(facts({ ...paid('first-fee'), staffActs: acts }))).toEqual([
      'completed',
      'pending',
      'pending',
      'disable',
      'pending',
    ])
  })

  it('[TL-03] nothing is in progress once a refund ended the application', () => {
    const refunding = (amountRupees: number, endsApplication = false) =>
      facts({
        ...paid('first-fee'),
        paidRupees: 10_000,
        refunds: [{ status: 'requested', amountRupees, endsApplication, at: minute(9) }],
      })
    expect(inProgress(refunding(10_000))).toEqual([])
    expect(inProgress(refunding(9_999))).toEqual(['documents'])
    expect(inProgress(refunding(1, true))).toEqual([])
  })

  it('keeps its rules for any facts', () => {
    fc.assert(
      fc.property(anyFacts, (recorded) => {
        const timeline = timelineOf(stagedService(), recorded)
        const firstOpen = timeline.findIndex(({ status }) => status !== 'completed')
        timeline.forEach((stage, index) => {
          const blocked = firstOpen !== -1 && firstOpen < index
          expect(stage.status === 'completed').toBe(stage.completedAt !== null)
          expect(stage.status === 'disable').toBe(
            stage.isPaymentStage && blocked && stage.completedAt === null,
          )
          if (stage.inProgress) expect(index).toBe(firstOpen)
        })
        const isPaid = recorded.settled.some(({ item }) => item === 'first-fee')
        expect(timeline.some((stage) => stage.inProgress)).toBe(isPaid && firstOpen !== -1)
      }),
    )
  })
})
