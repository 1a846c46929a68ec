import { readdir, readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { Logger, runMigrations } from 'graphile-worker'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import { withMigrationLock } from './platform/migration-lock.ts'
import { assertRelease, release } from './platform/release.ts'
import { connecting, serverKeepalive, watchPool } from './platform/watch-pool.ts'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Whoever waits for a table's lock makes all wait who come after: so a file waits shortly, steps back and tries again.
 * Longer than deadlock_timeout (1 s), by which an autovacuum gives way.
 */
const lockTimeout = `set local lock_timeout = '2s'`
const tries = 60
const PAUSE_MS = 1000

/** Plain SQL files named NNN-*.sql, applied in order, each once; then the grants. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => /^\d{3}-.+\.sql$/.test(name))
    const entries = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return [name, { up: async (db) => void (await sql.raw(`${lockTimeout};${text}`).execute(db)) }]
    })
    return Object.fromEntries(await Promise.all(entries))
  },
}

/** Silent: graphile-worker logs every step; failures are thrown. */
const quiet = new Logger(() => () => {})

/**
 * Migrates the database to the latest version, grants included. Serialised by a lock; whoever holds it already (a start)
 * applies them by `applyMigrations`.
 */
export function migrate(databaseUrl: string, last?: string): Promise<string[]> {
  return withMigrationLock(databaseUrl, () => applyMigrations(databaseUrl, last))
}

/** With `last` only up to that migration and without grants: the schema of an older release. */
export function applyMigrations(databaseUrl: string, last?: string): Promise<string[]> {
  return withDatabase(databaseUrl, async (db, pool) => {
    // A newer release was here: its schema, grants and job runner stay as they are.
    if (await isNewer(db)) {
      await assertRelease(db)
      return []
    }
    await runMigrations({ pgPool: pool, logger: quiet })
    const migrated = await migrateFileByFile(new Migrator({ db, provider: sqlFiles }), last)
    if (!last) await sql.raw(await readFile(new URL('grants.sql', folder), 'utf8')).execute(db)
    return migrated
  })
}

/**
 * A transaction per file: Kysely runs all that is pending in one, which would hold the exclusive locks of the first file
 * until the last one has committed, while portals are running.
 */
async function migrateFileByFile(migrator: Migrator, last?: string): Promise<string[]> {
  const pending = (await migrator.getMigrations()).filter(
    ({ name, executedAt }) => !executedAt && (!last || name <= last),
  )
  for (const { name } of pending) {
    for (let left = tries - 1; ; left--) {
      const { error } = await migrator.migrateTo(name)
      if (!error) break
      if (left === 0 || !isLockedOut(error)) throw error
      await setTimeout(PAUSE_MS)
    }
  }
  return pending.map(({ name }) => name)
}

/** By lock_timeout, or as the victim of a deadlock. */
function isLockedOut(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')
}

async function isNewer(db: Kysely<unknown>): Promise<boolean> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('public.kysely_migration') is not null as found`.execute(db)
  if (!tables[0]?.found) return false
  const { rows } = await sql<{ name: string }>`select name from public.kysely_migration`.execute(db)
  return rows.some(({ name }) => Number.parseInt(name, 10) > release)
}

/** Throws where a newer release has migrated the database to what this one cannot work with. */
export function checkRelease(databaseUrl: string): Promise<void> {
  return withDatabase(databaseUrl, async (db) => {
    if (await isNewer(db)) await assertRelease(db)
  })
}

/** Migrations of this version that are not yet applied; on a database without the portal's role too. */
export function listPendingMigrations(databaseUrl: string): Promise<string[]> {
  return withDatabase(databaseUrl, async (db) => {
    const migrations = await new Migrator({ db, provider: sqlFiles }).getMigrations()
    return migrations.filter((migration) => !migration.executedAt).map((migration) => migration.name)
  })
}

async function withDatabase<T>(
  databaseUrl: string,
  work: (db: Kysely<unknown>, pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const options = serverKeepalive.join(' ')
  const pool = new pg.Pool({ ...connecting, connectionString: databaseUrl, max: 1, options })
  // Long timeout: a migration of a large table.
  watchPool(pool, { silenceMs: 3_600_000 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  return await work(db, pool).finally(() => db.destroy())
}
