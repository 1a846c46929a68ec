import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openDatabase } from './db.ts'
import { openSettlementPlace, PlaceFull } from './settlement-place.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('tells how many settlements wait, and of each how long, also of one that was refused', async () => {
  const waits: number[] = []
  const place = openSettlementPlace({
    db: openDatabase({ url: database.url, poolSize: 1 }),
    atOnce: 1,
    waiting: { queue: 5, ms: 100 },
    onWaited: (seconds) => waits.push(seconds),
  })
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const first = place.transaction(async () => {
    begun.resolve()
    await end.promise
  })
  await begun.promise
  const second = place.transaction(async () => 'never')
  expect(place.connections()).toEqual({ busy: 1, idle: 0, waiting: 1 })
  await expect(second).rejects.toThrow(PlaceFull)
  end.resolve()
  await first
  expect(waits).toHaveLength(2)
  expect(waits[1]).toBeGreaterThan(0.09)
  await place.close()
})

it('a pool tells how long each connection was waited for', async () => {
  const waits: number[] = []
  const db = openDatabase({ url: database.url, poolSize: 1, onWaited: (seconds) => waits.push(seconds) })
  const end = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const first = db.transaction().execute(async () => {
    begun.resolve()
    await end.promise
  })
  await begun.promise
  const second = db.selectFrom('installation').selectAll().execute()
  setTimeout(end.resolve, 100)
  await Promise.all([first, second])
  expect(waits).toHaveLength(2)
  expect(waits[1]).toBeGreaterThan(0.09)
  await db.destroy()
})
