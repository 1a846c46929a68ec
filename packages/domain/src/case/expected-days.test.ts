import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/calendar-days.ts'
import { indianDayOf } from '../calendar/indian-time.ts'
import { everythingGiven, facts, minute, paid } from '../testing/facts-factory.ts'
import { service, stage, stagedService } from '../testing/service-factory.ts'
import type { ApplicationFacts, StaffAct } from './application-facts.ts'
import { expectedDays } from './expected-days.ts'
import { timelineOf } from './timeline.ts'

const complete = (stageId: string, n: number): StaffAct => ({ act: 'complete', stageId, at: minute(n) })
const day = indianDayOf(minute(0))
const timeline = [
  stage('information', 'documents'),
  { ...stage('centre', 'review'), usualDays: 7 },
  { ...stage('department', 'decision'), usualDays: 28 },
]
const given = facts({ ...paid(), ...everythingGiven(1) })

const daysOf = (
  recorded: ApplicationFacts,
  { today = day, of = service({ timeline }), resumedAt = undefined as string | undefined } = {},
) =>
  Object.fromEntries(
    expectedDays({ stages: of.timeline, timeline: timelineOf(of, recorded), resumedAt, today }),
  )

describe('the days by which stages are usually done', () => {
  it('follow each other from the last thing that was done', () => {
    expect(daysOf(given, { today: addDays(day, 3) })).toEqual({
      review: addDays(day, 7),
      decision: addDays(day, 35),
    })
  })

  it('are reckoned from today while the customer acts', () => {
    expect(daysOf(facts(paid()), { today: addDays(day, 10) })).toEqual({
      review: addDays(day, 17),
      decision: addDays(day, 45),
    })
  })

  it('begin anew when work was resumed', () => {
    const resumedAt = new Date(Date.parse(minute(0)) + 5 * 86_400_000).toISOString()
    expect(daysOf(given, { today: addDays(day, 6), resumedAt }).review).toBe(addDays(day, 12))
  })

  it('are not said of an unpaid application, nor once they have passed', () => {
    expect(daysOf(facts())).toEqual({})
    expect(daysOf(given, { today: addDays(day, 8) })).toEqual({})
  })

  it('are not said of a stage whose service does not say how long it takes, nor of what follows it', () => {
    const of = service({
      timeline: [stage('information', 'documents'), stage('centre', 'review'), ...timeline.slice(2)],
    })
    expect(daysOf(given, { of })).toEqual({})
  })

  it('[DK-47] follow from the target of a stage that says nothing else, and are what staff promised before either', () => {
    const of = service({
      timeline: [
        stage('information', 'documents'),
        { ...stage('centre', 'review'), target: { workingDays: 3 } },
        { ...stage('department', 'decision'), usualDays: 28 },
      ],
    })
    const daysWith = (promises: ReadonlyMap<string, string>) =>
      Object.fromEntries(
        expectedDays({
          stages: of.timeline,
          promises,
          targetDay: (from, target) => addDays(from, 'workingDays' in target ? target.workingDays : 0),
          timeline: timelineOf(of, given),
          resumedAt: undefined,
          today: day,
        }),
      )
    expect(daysWith(new Map())).toEqual({ review: addDays(day, 3), decision: addDays(day, 31) })
    const promises = new Map([['review', addDays(day, 9)]])
    expect(daysWith(promises)).toEqual({ review: addDays(day, 9), decision: addDays(day, 37) })
    // A promise that was missed is not repeated.
    expect(daysWith(new Map([['review', addDays(day, -1)]]))).toEqual({})
  })

  it('never pass, follow the order of the stages, and come no earlier when a stage takes longer', () => {
    const ids = ['review', 'decision']
    fc.assert(
      fc.property(
        fc.record({ review: fc.nat(60), decision: fc.nat(60) }),
        fc.nat(30),
        fc.nat(90),
        fc.subarray(ids),
        fc.boolean(),
        (usual, more, later, done, isGiven) => {
          const today = addDays(day, later)
          const of = (review: number) =>
            stagedService({
              timeline: stagedService().timeline.map((each) =>
                each.id === 'review'
                  ? { ...each, usualDays: review }
                  : each.id === 'decision'
                    ? { ...each, usualDays: usual.decision }
                    : each,
              ),
            })
          const recorded = facts({
            ...paid('first-fee'),
            ...(isGiven ? everythingGiven(1) : {}),
            staffActs: done.map((id) => complete(id, 2)),
          })
          const days = daysOf(recorded, { today, of: of(usual.review) })
          const listed = ids.flatMap((id) => days[id] ?? [])
          expect(listed).toEqual(listed.toSorted())
          for (const each of listed) expect(each >= today).toBe(true)
          const slower = daysOf(recorded, { today, of: of(usual.review + more) })
          for (const id of ids) {
            if (days[id] && slower[id]) expect(slower[id] >= days[id]).toBe(true)
          }
        },
      ),
    )
  })
})
