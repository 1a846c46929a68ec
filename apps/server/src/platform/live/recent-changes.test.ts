import { expect, it } from 'vitest'
import type { PortalChange } from './portal-change.ts'
import { createRecentChanges } from './recent-changes.ts'

const change = (customer: string): PortalChange => ({ customer, topic: 'notifications', id: null })

it('a page that has just opened hears of the last minute, its customer’s only, and how long ago it was', () => {
  let now = 0
  const recent = createRecentChanges(() => now)
  recent.beginAnew()
  recent.add(change('early'))
  now = 50_000
  recent.add(change('mine'))
  recent.add(change('theirs'))
  now = 70_000.9
  expect(recent.of('mine')).toEqual([{ change: change('mine'), age: 20_000 }])
  expect(recent.of('early')).toEqual([])
  expect(recent.findGapAge()).toBeUndefined()
})

it('it says since when changes of the last minute may have gone by unheard', () => {
  let now = 100_000
  const recent = createRecentChanges(() => now)
  expect(recent.findGapAge()).toBe(0)
  recent.beginAnew()
  now = 130_000
  expect(recent.findGapAge()).toBe(30_000)
  now = 160_000
  expect(recent.findGapAge()).toBeUndefined()
  for (let count = 0; count <= 10_000; count++) recent.add(change('busy'))
  now = 161_000
  expect(recent.findGapAge()).toBe(1000)
  now = 230_000
  expect(recent.findGapAge()).toBeUndefined()
})
