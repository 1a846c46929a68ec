import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../../scripts/postgres/find-free-port.ts'
import { readConfig } from './config/config.ts'
import type { PortalConfig } from './platform/portal-config.ts'
import { startPortal } from './start-portal.ts'
import { createTestDatabase, type TestDatabase } from './testing/database.ts'
import { createEmptyDatabase } from './testing/empty-database.ts'
import { startGateway, type TestGateway } from './testing/start-gateway.ts'

let database: TestDatabase
let dataDir: string
let config: PortalConfig
let gateway: TestGateway
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'sanad-start-'))
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  gateway = await startGateway()
  config = { ...readConfig(settings), port: 0, payments: gateway.payments }
})
afterAll(async () => {
  await gateway.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

async function query(text: string, url = database.url) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

it('a store, a folder and a port that cannot be had are refused by their settings', async () => {
  const away = { endpoint: `http://127.0.0.1:${await findFreePort()}`, bucket: 'b', region: 'ap-south-1' }
  const key = { accessKeyId: 'id', secretAccessKey: 'geheim' }
  const bucket = { kind: 's3', ...away, key, forcePathStyle: true } as const
  const start = (changes: Partial<PortalConfig>) =>
    expect(startPortal({ ...config, demoData: false, ...changes })).rejects
  await start({ files: bucket }).toThrow(/file store does not answer:\n {2}FILES=s3.*ECONNREFUSED/)
  await start({ dataDir: '/dev/null/data' }).toThrow(/^DATA_DIR: \/dev\/null\/data cannot be used by/)
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const own = { dataDir: join(dataDir, 'own') }
  await start({ ...own, port }).toThrow(/^PORT: .*EADDRINUSE/)
  await start({ ...own, metrics: { host: '127.0.0.1', port } }).toThrow(/^METRICS_PORT: .*EADDRINUSE/)
  taken.close()
}, 60_000)

it('a start offers the catalogue', async () => {
  const stop = await startPortal(config)
  const offered = await query('select slug from service_versions where offered order by slug')
  await stop()
  expect(offered).toContainEqual({ slug: 'tc-registration' })
  // It makes the demonstration data, through every route.
}, 60_000)

it('production refuses a database with demonstration data', async () => {
  await expect(startPortal({ ...config, production: true, demoData: false })).rejects.toThrow(
    /demonstration data/,
  )
})

it('[F-44] a start refuses the file store of another installation, and says what to do', async () => {
  const stop = await startPortal({ ...config, demoData: false })
  await stop()
  await query('update installation set id = gen_random_uuid()')
  await expect(startPortal(config)).rejects.toThrow(/another installation.*npm run sanad -- adopt-files/)
})

it('a database that does not answer is refused by its setting, without the password', async () => {
  const away = `postgres://portal:geheim@127.0.0.1:${await findFreePort()}/sanad`
  const refusal = await startPortal({ ...config, jobsDatabaseUrl: away }).catch((error: unknown) => error)
  expect(String(refusal)).toMatch(/does not answer:\n {2}JOBS_DATABASE_URL: .*ECONNREFUSED/)
  expect(String(refusal)).not.toContain('geheim')
})

it('a database that lacks a migration is refused by its name', async () => {
  await query(`delete from kysely_migration where name = '004-audit.sql'`)
  const waiting = { ...config, migratesAtStart: false }
  await expect(startPortal(waiting)).rejects.toThrow(
    /not up to date \(004-audit\.sql\).*npm run sanad -- migrate/,
  )
})

it('a start that may not migrate refuses an empty database, and leaves it empty', async () => {
  const empty = await createEmptyDatabase()
  const waiting = { ...config, databaseUrl: empty, migratesAtStart: false }
  await expect(startPortal(waiting)).rejects.toThrow(
    /not up to date \(001-identity\.sql, .*npm run sanad -- migrate/,
  )
  expect(await listTables(empty)).toEqual([])
})

it('[F-46] several portals that start on an empty database at once: all serve', async () => {
  const empty = await createEmptyDatabase()
  const fresh = { ...config, databaseUrl: empty, demoData: false, dataDir: join(dataDir, 'fresh') }
  const stops = await Promise.all([startPortal(fresh), startPortal(fresh), startPortal(fresh)])
  await Promise.all(stops.map((stop) => stop()))
  expect(await listTables(empty)).toContain('service_versions')
}, 60_000)

async function listTables(url: string): Promise<string[]> {
  const rows = await query(`select tablename from pg_tables where schemaname = 'public'`, url)
  return rows.map(({ tablename }) => tablename)
}
