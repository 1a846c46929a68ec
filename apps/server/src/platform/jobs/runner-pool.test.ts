import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { openRunnerPool } from './runner-pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
})

it('a connection that is given back twice is given back once', async () => {
  const pool = openRunnerPool(database.url, 2)
  const release = await new Promise<() => void>((resolve, reject) => {
    pool.connect((error, _client, done) => (error ? reject(error) : resolve(done)))
  })
  release()
  const next = await pool.connect()
  release()
  // It is another's now.
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 0])
  next.release()
  await pool.end()
})

it('who asked for a connection before the pool ends is still served', async () => {
  const pool = openRunnerPool(database.url, 1)
  await pool.query('select 1')
  const completion = pool.query('select 2 as answer')
  await pool.end()
  expect((await completion).rows).toEqual([{ answer: 2 }])
})
