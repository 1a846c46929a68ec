import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { listPendingMigrations, migrate } from '../migrate.ts'
import { startPortal } from '../start-portal.ts'
import { createTestDatabase } from '../testing/database.ts'
import { openDatabase } from './db.ts'
import { assertRelease, release } from './release.ts'

async function openTestDatabase() {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const owner = new pg.Client(url)
  await owner.connect()
  onTestFinished(() => owner.end())
  return { url, query: async (text: string) => (await owner.query(text)).rows }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function configFor(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sanad-release-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const settings = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  return { ...readConfig(settings), port: await findFreePort() }
}

/** A runner names its listening connection after itself (markAlive). */
async function countRunners(query: (text: string) => Promise<{ runners: number }[]>): Promise<number> {
  const [row] = await query(`select count(*)::int as runners from pg_stat_activity
    where datname = current_database() and application_name <> ''`)
  return row?.runners ?? 0
}

it('[F-45] a start on a database that needs a newer release is refused, with both by name', async () => {
  const { url, query } = await openTestDatabase()
  await query('select require_release(999)')
  await expect(startPortal(await configFor(url))).rejects.toThrow(
    `This release of Sanad (${release}) is too old for the database, which needs release 999 or a newer one.`,
  )
})

it('[F-45] a process that says no release, as those before 038, is refused by the database, and changes no price', async () => {
  const { url, query } = await openTestDatabase()
  const client = new pg.Client({ connectionString: url, options: '-c role=sanad_app' })
  await client.connect()
  onTestFinished(() => client.end())
  const unoffer = 'update service_versions set offered = false'
  const [before] = await query('select oldest_release from installation')
  const oldest = Number(before?.oldest_release)
  await expect(client.query(unoffer)).rejects.toThrow(
    `too old for the database, which needs release ${oldest}`,
  )
  await client.query(`set sanad.release = '${oldest - 1}'`)
  await expect(client.query(unoffer)).rejects.toThrow(/too old/)
  await client.query(`set sanad.release = '${oldest}'`)
  await client.query(unoffer)
  expect(await query('select oldest_release from installation')).toEqual([before])
})

it('[F-45] a running portal turns unready and takes no more jobs once the database has moved beyond it', async () => {
  const { url, query } = await openTestDatabase()
  const config = await configFor(url)
  const stop = await startPortal(config)
  onTestFinished(stop)
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${config.port}${path}`)).status
  expect(await status('/health/ready')).toBe(200)
  await vi.waitFor(async () => expect(await countRunners(query)).toBeGreaterThan(0), {
    timeout: 15_000,
  })
  await query('select require_release(999)')
  expect(await status('/health/ready')).toBe(503)
  expect(await status('/health/live')).toBe(200)
  await vi.waitFor(async () => expect(await countRunners(query)).toBe(0), { timeout: 15_000 })
})

it('[F-45] what is older than the database and may still run on it starts, and takes nothing back', async () => {
  const { url, query } = await openTestDatabase()
  await query(`insert into kysely_migration values ('999-later.sql', now()::text)`)
  await query('create table later (id integer)')
  await query('grant delete on later to sanad_app')
  expect(await listPendingMigrations(url)).toEqual([])
  expect(await migrate(url)).toEqual([])
  expect(await query(`select has_table_privilege('sanad_app', 'later', 'delete') as may`)).toEqual([
    { may: true },
  ])
  const stop = await startPortal(await configFor(url))
  await stop()
})

it('a release is allowed from its own number on, and the oldest never goes down', async () => {
  const { url, query } = await openTestDatabase()
  const db = openDatabase({ url, poolSize: 1 })
  onTestFinished(() => db.destroy())
  await query('select require_release(950), require_release(940)')
  await expect(assertRelease(db, 949)).rejects.toThrow(/\(949\).*release 950/)
  await assertRelease(db, 950)
})
