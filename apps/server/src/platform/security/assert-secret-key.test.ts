import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import type { Tables } from '../database-tables.ts'
import { openDatabase } from '../db.ts'
import { assertSecretKey } from './assert-secret-key.ts'

let database: TestDatabase
let db: Kysely<Tables>
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const start = (own: string, ...previous: string[]) => {
  const keyOf = (id: string) => ({ id, key: Buffer.alloc(32) })
  return assertSecretKey(db, { messages: [keyOf(own), ...previous.map(keyOf)] })
}

it('a portal with another key than the ones before it is refused, and a rotation is none of that', async () => {
  await start('first')
  await start('first')
  await expect(start('another')).rejects.toThrow(/SECRET_KEY is not the one .* SECRET_KEY_PREVIOUS/)
  await expect(start('another', 'not theirs either')).rejects.toThrow('SECRET_KEY is not the one')

  await start('second', 'first')
  // One that is not set anew yet is restarted in between.
  await start('first')
  await start('second', 'first')
  await start('second')

  await start('third', 'second')
  await expect(start('first')).rejects.toThrow('SECRET_KEY is not the one')
  // Given up: all go back, and another one is made.
  await start('second')
  await start('fourth', 'second')
  await expect(start('third')).rejects.toThrow('SECRET_KEY is not the one')
})
