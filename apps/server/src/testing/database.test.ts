import pg from 'pg'
import { expect, it } from 'vitest'
import { createTestDatabase } from './database.ts'

it('gives every caller a migrated database of its own', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
  expect(one.url).not.toBe(two.url)

  const client = new pg.Client(one.url)
  await client.connect()
  const { rows } = await client.query(
    `select count(*)::int as tables from pg_tables where schemaname = 'public'`,
  )
  await client.end()
  expect(rows[0].tables).toBeGreaterThan(0)

  await Promise.all([one.drop(), two.drop()])
  await expect(createClient(one.url)).rejects.toThrow('does not exist')
})

async function createClient(url: string): Promise<void> {
  await new pg.Client(url).connect()
}
