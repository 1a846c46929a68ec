import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MINUTE } from '../calendar/indian-time.ts'
import { toMillis } from '../calendar/instant.ts'
import type { StaffAct } from '../case/application-facts.ts'
import { centre2026, historyOf, ist } from '../testing/history-factory.ts'
import { regularTimeline, service, stagedService } from '../testing/service-factory.ts'
import type { ApplicationHistory } from './application-history.ts'
import { listApplicationWork, type WorkingApplication } from './list-application-work.ts'
import { urgencyOf } from './urgency-of.ts'

const at = ist('2026-11-30', '11:00')
const now = ist('2026-12-01', '12:00')

function workOf(
  changes: Partial<ApplicationHistory> = {},
  rest: Partial<WorkingApplication> = {},
  when = now,
) {
  const application: WorkingApplication = {
    id: 'a',
    definition: service(),
    history: historyOf(at, changes),
    openOrder: changes.undecidedPayments?.length ? 'in_review' : 'none',
    followedUpAt: null,
    chasedAt: null,
    completionHeldUntil: null,
    stuckRefunds: [],
    reviews: [],
    refundProposals: [],
    discountProposals: [],
    promises: new Map(),
    ...rest,
  }
  return listApplicationWork(application, centre2026, when)
}

const kinds = (...given: Parameters<typeof workOf>) => workOf(...given).pieces.map(({ kind }) => kind)
const complete = (stageId: string, when: string): StaffAct => ({ act: 'complete', stageId, at: when })

it('[DK-13] new papers are to be judged and the stage is to be completed', () => {
  const { pieces } = workOf()
  expect(pieces).toMatchObject([
    { kind: 'documents', subjectId: 'a', stageId: 'review', dueAt: ist('2026-12-01', '11:00') },
    { kind: 'stage', subjectId: 'a', stageId: 'review', usedMinutes: 480, dueAt: ist('2026-12-03', '11:00') },
  ])
})

it('[DK-10] a promised day is work from two working days before it is over, unless the clock keeps it', () => {
  const promised = (day: string, changes: Partial<ApplicationHistory> = {}) =>
    workOf(changes, { promises: new Map([['review', day]]) }).pieces.filter(({ kind }) => kind === 'promise')
  // The stage ends on 3 December at 11:00; 6 December is a Sunday.
  expect(promised('2026-12-02')).toMatchObject([
    {
      subjectId: 'a',
      stageId: 'review',
      appearsAt: ist('2026-12-01', '10:30'),
      dueAt: ist('2026-12-03', '00:00'),
    },
  ])
  // A day that the clock keeps is in danger once the stage is late.
  expect(promised('2026-12-03')).toMatchObject([{ appearsAt: ist('2026-12-03', '11:00') }])
  expect(promised('2026-12-08')).toMatchObject([{ appearsAt: ist('2026-12-07', '10:30') }])
  // A department has no clock of ours. Where the customer must do something first, nobody can promise another day.
  const done = [complete('review', ist('2026-12-01', '11:00'))]
  const decision = { promises: new Map([['decision', '2026-12-08']]) }
  expect(workOf({ staffActs: done }, decision).pieces).toContainEqual(
    expect.objectContaining({ kind: 'promise', stageId: 'decision', appearsAt: ist('2026-12-07', '10:30') }),
  )
  const files = [{ documentId: 'pan-card', at, verdicts: [{ verdict: 'rejected', at: now }] }] as const
  expect(promised('2026-12-02', { files })).toEqual([])
  expect(promised('2026-12-02', { staffActs: done })).toEqual([])
})

it('a rejected paper leaves nothing but a chase, which appears after a week', () => {
  const files = [{ documentId: 'pan-card', at, verdicts: [{ verdict: 'rejected', at: now }] }] as const
  expect(workOf({ files }).pieces).toMatchObject([{ kind: 'chase', appearsAt: ist('2026-12-09', '00:00') }])
})

it('[DK-32] what was asked for by a day is chased on the day after it, and a week after it was chased', () => {
  const files = [{ documentId: 'pan-card', at, verdicts: [{ verdict: 'rejected', at: now }] }] as const
  const asked = { at: now, dueOn: '2026-12-04' }
  const documents = [{ documentId: 'pan-card', status: 'rejected', at, asked }] as const
  expect(workOf({ files, documents }).pieces).toMatchObject([
    { kind: 'chase', appearsAt: ist('2026-12-05', '00:00') },
  ])
  const chased = { chasedAt: ist('2026-12-05', '12:00') }
  expect(workOf({ files, documents }, chased).pieces).toMatchObject([
    { kind: 'chase', appearsAt: ist('2026-12-13', '00:00') },
  ])
})

it('[DK-49] a department is followed up when its usual time is over, and again five working days later', () => {
  const timeline = regularTimeline.map((one) => (one.kind === 'department' ? { ...one, usualDays: 7 } : one))
  const definition = service({ timeline })
  const changes = { staffActs: [complete('review', ist('2026-12-01', '11:00'))] }
  const later = ist('2026-12-20', '12:00')
  expect(workOf(changes, { definition }, later).pieces).toMatchObject([
    { kind: 'documents' },
    { kind: 'follow_up', stageId: 'decision', appearsAt: ist('2026-12-09', '00:00') },
  ])
  const followedUpAt = ist('2026-12-09', '12:00')
  expect(workOf(changes, { definition, followedUpAt }, later).pieces[1]).toMatchObject({
    appearsAt: ist('2026-12-15', '12:00'),
  })
})

it('a hold is work of its own, and pauses what waits for others', () => {
  const held = (waitsFor: 'customer' | 'ours'): StaffAct[] => [{ act: 'hold', at: now, waitsFor }]
  expect(workOf({ staffActs: held('customer') }).pieces.map(({ dueAt }) => dueAt)).toEqual([null, null])
  expect(workOf({ staffActs: held('ours') }).pieces.map(({ dueAt }) => dueAt)).not.toContain(null)
})

it('[DK-48] a hold until a day is due again on the first working day after it', () => {
  // Saturday; the Sunday after it is closed.
  const staffActs: StaffAct[] = [{ act: 'hold', at: now, waitsFor: 'department', until: '2026-12-12' }]
  const [, stage] = workOf({ staffActs }).pieces
  expect(stage?.dueAt?.slice(0, 10)).toBe('2026-12-14')
})

it('refunds that are stuck and payments in review are pieces of their own', () => {
  const stuck = { id: 'r', since: at }
  expect(kinds({}, { stuckRefunds: [stuck], reviews: [{ ...stuck, id: 'o' }] })).toEqual([
    'documents',
    'stage',
    'refund',
    'review',
  ])
})

it('an application that is not paid, is completed or was given back is nobody’s work', () => {
  expect(kinds({ settled: [] })).toEqual([])
  const done = [complete('review', now), complete('decision', now)]
  expect(kinds({ staffActs: done })).toEqual([])
  const refund = { status: 'requested', amountRupees: 15_000, endsApplication: true, at: now } as const
  expect(kinds({ refunds: [refund] })).toEqual([])
})

it('[DK-53] a due time is calm, near, now, over or paused', () => {
  const urgency = (dueAt: string | null) => urgencyOf(centre2026, { dueAt, targetMinutes: 420 }, now)
  expect(urgency(null)).toBe('paused')
  expect(urgency(now)).toBe('now')
  expect(urgency(ist('2026-12-01', '11:00'))).toBe('over')
  expect(urgency(ist('2026-12-01', '17:00'))).toBe('soon')
  expect(urgency(ist('2026-12-02', '12:00'))).toBe('calm')
})

const act = fc.record({
  kind: fc.constantFrom('complete', 'hold', 'resume', 'reject', 'replace', 'review'),
  stageId: fc.constantFrom('review', 'decision', 'documents'),
  gap: fc.integer({ min: 1, max: 3000 }),
  reason: fc.constantFrom('customer', 'department', 'ours'),
})

/** Facts as staff and customers may record them, one after another. */
function randomHistory(acts: readonly (typeof act extends fc.Arbitrary<infer A> ? A : never)[]) {
  let moment = toMillis(at)
  const verdicts: { verdict: 'rejected'; at: string }[] = []
  const files: ApplicationHistory['files'][number][] = [{ documentId: 'pan-card', at, verdicts }]
  const staffActs: StaffAct[] = []
  const reviews: { id: string; since: string }[] = []
  for (const { kind, stageId, gap, reason } of acts) {
    moment += gap * MINUTE
    const when = new Date(moment).toISOString()
    if (kind === 'complete') staffActs.push({ act: 'complete', stageId, at: when })
    else if (kind === 'hold') staffActs.push({ act: 'hold', at: when, waitsFor: reason })
    else if (kind === 'resume') staffActs.push({ act: 'resume', at: when })
    else if (kind === 'reject') verdicts.push({ verdict: 'rejected', at: when })
    else if (kind === 'replace') files.push({ documentId: 'pan-card', at: when, verdicts: [] })
    else reviews.push({ id: 'o', since: when })
  }
  const undecidedPayments = reviews.map(({ since }) => ({
    order: 'in_review' as const,
    from: since,
    to: null,
  }))
  return {
    changes: { files, staffActs, undecidedPayments },
    reviews,
    end: new Date(moment + MINUTE).toISOString(),
  }
}

it('[DK-13] each open application whose turn is ours is some piece of work', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 8 }), fc.boolean(), fc.boolean(), (acts, staged, paid) => {
      const { changes, reviews, end } = randomHistory(acts)
      const definition = staged ? stagedService() : service()
      const settled = paid ? [{ item: staged ? 'first-fee' : 'service', at }] : []
      const { standing, pieces } = workOf({ ...changes, settled }, { definition, reviews }, end)
      if (standing.nextStep.turn !== 'us') return
      expect(pieces.filter(({ appearsAt }) => appearsAt === null)).not.toEqual([])
    }),
  )
})

it('where the form alone is missing the customer is chased, and the stage is ours from when it came', () => {
  const definition = service({
    applicationFields: { required: ['city'], optional: [] },
    timeline: regularTimeline.slice(0, 2),
  })
  const accepted = [{ documentId: 'pan-card', at, verdicts: [{ verdict: 'accepted' as const, at }] }]
  const of = (formSubmittedAt: string | null) =>
    workOf({ files: accepted, formSubmittedAt }, { definition }).pieces
  expect(of(null)).toMatchObject([
    { kind: 'chase', stageId: 'review', waitingSince: at, appearsAt: ist('2026-12-08', '00:00') },
  ])
  const came = ist('2026-12-01', '11:00')
  expect(of(came)).toMatchObject([{ kind: 'stage', stageId: 'review', waitingSince: came, usedMinutes: 60 }])
})
