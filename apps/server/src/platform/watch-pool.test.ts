import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import type { Tables } from './database-tables.ts'
import { type Db, openDatabase } from './db.ts'
import { asAppError } from './http/error-handler.ts'

let database: TestDatabase
let owner: pg.Client
let db: Kysely<Tables>
beforeAll(async () => {
  database = await createTestDatabase()
  owner = new pg.Client(database.url)
  await owner.connect()
  db = openDatabase({ url: database.url, poolSize: 1 })
})
afterAll(async () => {
  await db.destroy()
  await owner.end()
  await database.drop()
})

it('a connection that led to a standby is replaced, and who met it is told to try again', async () => {
  const write = (by: Db) => sql`update installation set file_sweeps = file_sweeps`.execute(by)
  const name = owner.escapeIdentifier(new URL(database.url).pathname.slice(1))
  // Of new sessions: they find a server that only reads, as behind an address that has not followed the failover yet.
  await owner.query(`alter database ${name} set default_transaction_read_only = on`)
  await write(db).catch(() => undefined)
  const refused = await write(db).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: '25006' })
  expect(asAppError(refused as Error).code).toBe('unavailable')
  const refusedWithin = await db
    .transaction()
    .execute(write)
    .catch((error: unknown) => error)
  expect(asAppError(refusedWithin as Error).code).toBe('unavailable')
  await owner.query(`alter database ${name} reset default_transaction_read_only`)
  await write(db)
})
