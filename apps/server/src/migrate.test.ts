import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { checkRelease, listPendingMigrations, migrate } from './migrate.ts'
import { withMigrationLock } from './platform/migration-lock.ts'
import { createTestDatabase } from './testing/database.ts'
import { createEmptyDatabase } from './testing/empty-database.ts'

// All migrations one after the other, several times over: seconds on an idle machine.
vi.setConfig({ testTimeout: 60_000 })

it('[F-46] several processes that migrate an empty database at once: each migration is applied once, nobody fails', async () => {
  const url = await createEmptyDatabase()
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(url)))
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  const again = await Promise.all(Array.from({ length: 16 }, () => migrate(url)))
  expect(again.flat()).toEqual([])
  expect(await listPendingMigrations(url)).toEqual([])
})

it('[F-46] nothing of a migration happens, the job runner’s schema included, while another process migrates', async () => {
  const url = await createEmptyDatabase()
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const first = withMigrationLock(url, () => {
    hold()
    return done
  })
  await held
  const second = migrate(url)
  const look = new pg.Client(url)
  await look.connect()
  const countOf = async (what: string) =>
    (await look.query(`select count(*)::int as n from ${what}`)).rows[0].n
  await vi.waitFor(async () => {
    expect(await countOf(`pg_locks where locktype = 'advisory' and not granted`)).toBe(1)
  }, 15_000)
  expect(await countOf(`pg_namespace where nspname = 'graphile_worker'`)).toBe(0)
  expect(await countOf(`pg_tables where schemaname = 'public'`)).toBe(0)
  finish()
  await first
  expect((await second).length).toBeGreaterThan(0)
  await look.end()
})

it('[F-46] a migration waits shortly for a table in use, steps back, and is applied once it is free', async () => {
  const url = await createEmptyDatabase()
  await migrate(url, '093-language-of-staff.sql')
  const writer = new pg.Client(url)
  await writer.connect()
  await writer.query('begin; lock table file_scans in row exclusive mode')
  const migrating = migrate(url)
  const look = new pg.Client(url)
  await look.connect()
  const countOf = async (what: string) =>
    (
      await look.query(`select count(*)::int as n from pg_locks where relation = $1::regclass and ${what}`, [
        'file_scans',
      ])
    ).rows[0].n
  await vi.waitFor(async () => expect(await countOf('not granted')).toBe(1), 15_000)
  await vi.waitFor(async () => expect(await countOf('not granted')).toBe(0), 15_000)
  await writer.query('commit')
  await migrating
  expect(await listPendingMigrations(url)).toEqual([])
  await Promise.all([writer.end(), look.end()])
})

it('[F-45] a check says when the database has moved beyond this release, and nothing while it may work beside it', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`insert into kysely_migration (name, timestamp) values ('999-newer.sql', '')`)
  await checkRelease(url)
  await client.query('update installation set oldest_release = 999')
  await client.end()
  await expect(checkRelease(url)).rejects.toThrow('needs release 999')
})
