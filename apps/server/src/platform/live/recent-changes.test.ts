import { expect, it } from 'vitest'
import type { PortalChange } from './portal-change.ts'
import { createRecentChanges } from './recent-changes.ts'

const change = (customer: string): PortalChange => ({ customer, topic: 'notifications', id: null })

it('a page that has just opened hears of the last minute, its customer’s only', () => {
  let now = 0
  const recent = createRecentChanges(() => now)
  recent.beginAnew()
  recent.add(change('early'))
  now = 50
  recent.add(change('mine'))
  recent.add(change('theirs'))
  now = 70
  expect(recent.of('mine')).toEqual([change('mine')])
  expect(recent.of('early')).toEqual([])
  expect(recent.isComplete()).toBe(true)
})

it('it says so when changes of the last minute may have gone by unheard', () => {
  let now = 100
  const recent = createRecentChanges(() => now)
  expect(recent.isComplete()).toBe(false)
  recent.beginAnew()
  now = 130
  expect(recent.isComplete()).toBe(false)
  now = 160
  expect(recent.isComplete()).toBe(true)
  for (let count = 0; count <= 10_000; count++) recent.add(change('busy'))
  expect(recent.isComplete()).toBe(false)
  now = 230
  expect(recent.isComplete()).toBe(true)
})
