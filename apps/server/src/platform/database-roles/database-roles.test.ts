import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { migrate } from '../../migrate.ts'
import { startPortal } from '../../start-portal.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createCustomer } from '../../testing/factories/sign-in.ts'
import { type Logins, makeLogins } from '../../testing/make-logins.ts'
import { openAsOwner } from '../../testing/open-as-owner.ts'
import { startPooler } from '../../testing/start-pooler.ts'
import { openDatabase } from '../db.ts'
import { openRunnerPool } from '../jobs/runner-pool.ts'
import type { PortalConfig } from '../portal-config.ts'

let database: TestDatabase
let dataDir: string
let logins: Logins
let config: PortalConfig
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'sanad-roles-'))
  logins = await makeLogins(database.url)
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: logins.portalUrl,
    DATA_DIR: dataDir,
  }
  config = { ...readConfig(settings), port: 0, jobsDatabaseUrl: logins.runnerUrl, migratesAtStart: false }
})
afterAll(async () => {
  await logins.drop()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const withOwner = () => ({ ...config, databaseUrl: database.url, jobsDatabaseUrl: null })
const start = async (changes: Partial<PortalConfig>) => (await startPortal({ ...config, ...changes }))()

/** What somebody would try who can run statements over the portal's own connection. */
const attacks = [
  ['rights by another role', 'set role none; update ledger_entries set order_id = order_id'],
  ['the owner’s role', 'set role sanad'],
  ['rights by the session', 'reset role; delete from audit_entries'],
  ['the login’s rights', 'set session authorization default; delete from audit_entries'],
  ['a change of the ledger', 'update ledger_entries set order_id = order_id'],
  ['a deletion from the audit log', 'delete from audit_entries'],
  ['a program of the database’s machine', `copy (select 1) to program 'true'`],
  ['a file of the database’s machine', `copy (select 1) to '/tmp/sanad-attack'`],
  ['reading a file', `select pg_read_file('postgresql.conf')`],
  ['the day of an erasure', 'update customers set erased_at = now()'],
  ['a function of the owner', `select pseudonymise_audit_entries(id) from customers`],
  ['an erasure that nobody asked for', 'select mark_customer_erased(id) from customers'],
  ['a function of its own', `create function public.attack() returns int language sql as 'select 1'`],
  ['a table of its own', 'create table public.attack ()'],
  ['a trigger', 'alter table audit_entries disable trigger all'],
  ['another role', 'create role attack superuser'],
  ['somebody else’s table', 'alter table ledger_entries owner to sanad_app'],
  ['the runner’s jobs', 'delete from graphile_worker._private_jobs'],
] as const

it.each(attacks)('[F-42] the portal’s own connection is refused %s', async (_what, statement) => {
  const owner = openAsOwner(database.url)
  await createCustomer({ db: owner })
  await owner.destroy()
  for (const statements of [statement, `set role none; ${statement}`, `reset role; ${statement}`]) {
    const db = openDatabase({ url: logins.portalUrl, poolSize: 1 })
    await expect(sql.raw(statements).execute(db)).rejects.toThrow(
      /permission denied|must be owner|Only roles with|is not erased|Nobody may erase/,
    )
    await db.destroy()
  }
})

it('[F-42] the runner of jobs sees jobs and nobody’s data', async () => {
  const pool = openRunnerPool(logins.runnerUrl, 1)
  await expect(pool.query('select * from graphile_worker._private_jobs')).resolves.toBeDefined()
  for (const statement of ['select * from customers', 'delete from audit_entries', 'set role sanad_app'])
    await expect(pool.query(statement)).rejects.toThrow('permission denied')
  await pool.end()
})

it('[F-42] production runs on logins of its own, and refuses the owner for either by name', async () => {
  await start({ production: true })
  const owner = { databaseUrl: database.url }
  await expect(start({ ...owner, production: true })).rejects.toThrow(
    /user of DATABASE_URL may do more.*superuser.*MIGRATION_DATABASE_URL/,
  )
  await expect(start({ jobsDatabaseUrl: database.url, production: true })).rejects.toThrow(
    /user of JOBS_DATABASE_URL may do more/,
  )
})

it('in development the owner serves for all, and a login that cannot run jobs is named', async () => {
  await start(withOwner())
  await expect(start({ jobsDatabaseUrl: null })).rejects.toThrow(/may not run jobs: set JOBS_DATABASE_URL/)
})

it('[F-43] behind a pooler that drops the start-up options no start succeeds, and each names what it lost', async () => {
  const lost =
    /connections of DATABASE_URL lost their settings \(search_path, timezone, statement_timeout, lock_timeout, idle_in/
  for (const given of [withOwner(), config]) {
    const pooler = await startPooler(given.databaseUrl)
    await expect(start({ ...given, databaseUrl: pooler.url })).rejects.toThrow(lost)
    await pooler.close()
  }
  const pooler = await startPooler(logins.runnerUrl)
  await expect(start({ jobsDatabaseUrl: pooler.url })).rejects.toThrow(/JOBS_DATABASE_URL lost/)
  await pooler.close()
})

it('[F-43] behind such a pooler the owner is refused even where the database gives every time-out', async () => {
  const limits = ['statement_timeout=5s', 'lock_timeout=4s', 'idle_in_transaction_session_timeout=30s']
  const name = new URL(database.url).pathname.slice(1)
  for (const limit of [...limits, 'search_path=public', 'timezone=UTC'])
    await logins.asOwner(`alter database ${name} set ${limit.replace('=', ` = '`)}'`)
  const pooler = await startPooler(database.url)
  await expect(start({ ...withOwner(), databaseUrl: pooler.url })).rejects.toThrow(
    /user of DATABASE_URL may do more/,
  )
  await pooler.close()
  // A login that has nothing more than its grants may stand behind it, with settings of its own.
  const own = await startPooler(logins.portalUrl)
  await start({ databaseUrl: own.url })
  await own.close()
})

it('[F-42] an owner who is no superuser migrates, as docs/how-to/separate-database-roles.md has it', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await logins.asOwner(`create role ${name}_owner login createrole password 'secret'`)
  await logins.asOwner(`create database ${name}_own owner ${name}_owner`)
  await logins.asOwner(`grant sanad_app, sanad_jobs to ${name}_owner with admin option`)
  const [owner, portal, runner] = [database.url, logins.portalUrl, logins.runnerUrl].map(
    (url) => new URL(url),
  )
  if (!owner || !portal || !runner) throw new Error('Three addresses are needed')
  for (const url of [owner, portal, runner]) url.pathname = `${name}_own`
  owner.username = `${name}_owner`
  owner.password = 'secret'
  await migrate(owner.href)
  const own = { databaseUrl: portal.href, jobsDatabaseUrl: runner.href, dataDir: join(dataDir, 'own') }
  await start({ ...own, production: true })
  await logins.asOwner(`drop database ${name}_own with (force)`)
  await logins.asOwner(`drop role ${name}_owner`)
})
