import type { WorkChange, WorkFacets } from '@sanad/contracts/staff'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gatherChanges } from './gather-changes.ts'
import type { PortalChange } from './portal-change.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const facets = (owner: string | null) => ({ kind: 'documents', owner }) as WorkFacets
const piece = (id: number, was: string | null, is: string | null): WorkChange => ({
  id,
  was: facets(was),
  is: facets(is),
})
const work = (...changes: WorkChange[]): PortalChange => ({
  customer: 'all',
  topic: 'work',
  id: null,
  work: changes,
})
const application = (id: string): PortalChange => ({ customer: 'all', topic: 'application', id })

/** What is told of what is heard in one moment. */
function tellOf(...changes: PortalChange[]) {
  const tell = vi.fn()
  const gathered = gatherChanges({ tell })
  for (const change of changes) gathered.hear(change)
  expect(tell).not.toHaveBeenCalled()
  vi.runAllTimers()
  gathered.close()
  return tell.mock.calls
}

it('[DK-117] changes of one moment are told once, a piece from how it was to how it is', () => {
  expect(
    tellOf(
      work(piece(1, null, 'priya')),
      application('a'),
      work(piece(2, null, null)),
      application('a'),
      work(piece(1, 'priya', 'rohan')),
    ),
  ).toEqual([
    [
      [
        { topic: 'work', id: null, work: [piece(1, null, 'rohan'), piece(2, null, null)] },
        { topic: 'application', id: 'a' },
      ],
    ],
  ])
})

it('[DK-117] however much changes at once, what a page is sent stays small', () => {
  const many = Array.from({ length: 5000 }, (_, id) => work(piece(id, null, 'priya')))
  expect(tellOf(...many)).toEqual([[[{ topic: 'work', id: null }]]])
  expect(tellOf(...Array.from({ length: 5000 }, (_, id) => application(String(id))))).toEqual([['reset']])
})

it('a change that names no piece makes all that came with it one that may be of any', () => {
  const unnamed: PortalChange = { customer: 'all', topic: 'work', id: null }
  expect(tellOf(work(piece(1, null, 'priya')), unnamed)).toEqual([[[{ topic: 'work', id: null }]]])
})
