import type { WorkChange, WorkFacets, WorkFilter } from '@sanad/contracts/staff'
import { expect, it } from 'vitest'
import { makeWorkItem } from '../../testing/make-work-item.ts'
import { couldFit } from './could-fit.ts'
import { comesAmong, touchesCounts, touchesViews } from './touches-work.ts'

const me = '3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a10'
const other = '3f1f6c1d-6f0a-4c63-9a3e-0b8f1d5e2a11'
const reader = { me, now: Date.now() }
const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const facets = (changed: Partial<WorkFacets> = {}): WorkFacets => ({
  kind: 'documents',
  subject: other,
  application: other,
  customer: other,
  service: 'tc',
  stage: 'check',
  state: 27,
  owner: null,
  priority: 2,
  due_at: hour(5),
  half_at: hour(2),
  waiting_since: hour(-1),
  snoozed_until: null,
  ...changed,
})
const change = (
  id: number,
  is: Partial<WorkFacets> | null,
  was: Partial<WorkFacets> | null = {},
): WorkChange => ({
  id,
  was: was && facets(was),
  is: is && facets(is),
})

it.each<[WorkFilter, Partial<WorkFacets>, boolean | undefined]>([
  [{}, {}, true],
  [{ kind: 'ticket,documents' }, {}, true],
  [{ kind: '!documents' }, {}, false],
  [{ kind: 'ticket' }, {}, false],
  [{ owner: 'me' }, { owner: me }, true],
  [{ owner: 'me' }, { owner: other }, false],
  [{ owner: 'none' }, { owner: other }, false],
  [{ service: 'tc', state: '27', stage: 'check', priority: '2' }, {}, true],
  [{ customer: me }, {}, false],
  [{ due: 'overdue' }, { due_at: hour(-1) }, true],
  [{ due: 'overdue,half' }, {}, false],
  [{ due: 'paused' }, { due_at: null }, true],
  [{}, { snoozed_until: hour(1) }, false],
  [{}, { snoozed_until: hour(-1) }, true],
  // What the facets do not say is never taken for a no.
  [{ due: 'week' }, {}, undefined],
  [{ language: '!hi' }, {}, undefined],
  [{ q: 'TCR' }, {}, undefined],
  [{ q: 'TCR', kind: 'ticket' }, {}, false],
])('whether %j lets in a piece with %j: %s', (filter, changed, fits) => {
  expect(couldFit(filter, facets(changed), reader)).toBe(fits)
})

const page = (next_cursor: string | null, ...ids: number[]) => ({
  success: true as const,
  next_cursor,
  data: ids.map((id) => makeWorkItem(id, { due_at: hour(id), waiting_since: hour(-id), priority: 2 })),
})

it('[DK-117] a page of a list is read again for a piece that sorts among its rows, not for one that is there', () => {
  const list = (
    one: WorkChange,
    filter: WorkFilter = {},
    sort = 'due' as const,
    next: string | null = 'more',
  ) => comesAmong({ filter, sort, page: page(next, 1, 2, 3) }, one, reader)
  expect(list(change(2, {}))).toBe(false)
  expect(list(change(2, null))).toBe(false)
  expect(list(change(9, { due_at: hour(2) }))).toBe(true)
  expect(list(change(9, { due_at: hour(8) }))).toBe(false)
  expect(list(change(9, { due_at: null }))).toBe(false)
  // The last page: whatever fits comes in.
  expect(list(change(9, { due_at: hour(8) }), {}, 'due', null)).toBe(true)
  expect(list(change(9, { due_at: hour(2) }), { kind: 'ticket' })).toBe(false)
  expect(list(change(9, null))).toBe(false)
})

it('[DK-117] each order has its own last row', () => {
  const among = (sort: 'waiting' | '-created' | 'priority', is: Partial<WorkFacets>) =>
    comesAmong({ filter: {}, sort, page: page('more', 3, 2, 1) }, change(9, is), reader)
  expect(among('waiting', { waiting_since: hour(-2) })).toBe(true)
  expect(among('waiting', { waiting_since: hour(0) })).toBe(false)
  expect(among('-created', { waiting_since: hour(0) })).toBe(true)
  expect(among('-created', { waiting_since: hour(-2) })).toBe(false)
  expect(among('priority', { priority: 1, due_at: hour(9) })).toBe(true)
  expect(among('priority', { priority: 2, due_at: hour(9) })).toBe(false)
  expect(among('priority', { priority: 3, due_at: hour(-9) })).toBe(false)
})

it('[DK-117] counts are read again where a piece comes, goes or is late, unless they stand at their cap', () => {
  const none = { open: 0, overdue: 0 }
  const counts = (open: number) => ({ all: { open, overdue: 3 }, mine: none, kinds: [] })
  const touched = (one: WorkChange, all = 50, filter: WorkFilter = {}) =>
    touchesCounts(filter, counts(all), one, reader)
  expect(touched(change(1, { priority: 1 }))).toBe(false)
  expect(touched(change(1, { owner: other }))).toBe(false)
  expect(touched(change(1, null))).toBe(true)
  expect(touched(change(1, {}, null))).toBe(true)
  expect(touched(change(1, { kind: 'stage' }))).toBe(false)
  expect(touched(change(1, { kind: 'stage' }), 50, { kind: 'stage' })).toBe(true)
  expect(touched(change(1, { due_at: hour(-1) }))).toBe(true)
  expect(touched(change(1, null), 999)).toBe(false)
  expect(touched(change(1, { due_at: hour(-1) }), 999)).toBe(true)
  expect(touched(change(1, { owner: other }), 50, { owner: 'none' })).toBe(true)
  expect(touched(change(1, { kind: 'ticket' }, { kind: 'ticket' }), 50, { due: 'week' })).toBe(true)
})

it('[DK-117] saved views are counted again where a piece comes or goes', () => {
  const view = (filter: WorkFilter, open: number) =>
    ({ filter, open }) as Parameters<typeof touchesViews>[0][number]
  expect(touchesViews([view({ owner: 'none' }, 5)], change(1, { owner: me }), reader)).toBe(true)
  expect(touchesViews([view({ owner: 'none' }, 999)], change(1, { owner: me }), reader)).toBe(false)
  expect(touchesViews([view({ kind: 'ticket' }, 5)], change(1, { owner: me }), reader)).toBe(false)
})
