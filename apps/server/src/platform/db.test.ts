import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { openDatabase } from './db.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('statements that find everything by keys have one plan for each connection from the first call on', async () => {
  const plansOf = async (options: { isPlannedOnce?: boolean }) => {
    const db = openDatabase({ url: database.url, poolSize: 1, ...options })
    await sql`select from customers where id = ${'0190b3c8-7b1e-7c3a-9d52-1f2e3d4c5b6a'}`.execute(db)
    const { rows } = await sql<{ custom: number; generic: number }>`
      select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
      where statement like 'select from customers%'`.execute(db)
    await db.destroy()
    return rows
  }
  expect(await plansOf({})).toEqual([{ custom: 1, generic: 0 }])
  expect(await plansOf({ isPlannedOnce: true })).toEqual([{ custom: 0, generic: 1 }])
})
