import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'

let database: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  // The portal's role may not look into the runner's tables.
  owner = new pg.Client(database.url)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

it('a job is added by its key, and all jobs are not read for it, however few there were', async () => {
  await owner.query('begin')
  for (const key of ['a', 'b', 'b']) {
    await owner.query(`select enqueue_job('look', '{}', null, 3, $1, 0)`, [key])
  }
  const { rows } = await owner.query(
    `select pg_stat_get_xact_numscans('graphile_worker._private_jobs'::regclass)::int as scans`,
  )
  await owner.query('commit')
  expect(rows).toEqual([{ scans: 0 }])
})
