import { readdir, readFile } from 'node:fs/promises'
import { Logger, runMigrations } from 'graphile-worker'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import type { Tables } from './platform/database-tables.ts'
import { connecting, serverKeepalive, watchPool } from './platform/watch-pool.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Plain SQL files named NNN-*.sql, applied in order, each once; then the grants. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => /^\d{3}-.+\.sql$/.test(name))
    const entries = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }]
    })
    return Object.fromEntries(await Promise.all(entries))
  },
}

/** Silent: graphile-worker logs every step; failures are thrown. */
const quiet = new Logger(() => () => {})

/**
 * Migrates the database to the latest version; concurrent runs are serialised by a lock. With `last` only up to that
 * migration and without grants: the schema of an older release.
 */
export async function migrate(databaseUrl: string, last?: string): Promise<string[]> {
  const options = serverKeepalive.join(' ')
  const pool = new pg.Pool({ ...connecting, connectionString: databaseUrl, max: 1, options })
  // Long timeout: a migration of a large table, or the wait for another process's lock.
  watchPool(pool, { silenceMs: 3_600_000 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await runMigrations({ pgPool: pool, logger: quiet })
    const migrator = new Migrator({ db, provider: sqlFiles })
    const { error, results = [] } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest())
    if (error) throw error
    if (!last) await sql.raw(await readFile(new URL('grants.sql', folder), 'utf8')).execute(db)
    return results.map((result) => result.migrationName)
  } finally {
    await db.destroy()
  }
}

/** Migrations of this version that are not yet applied. */
export async function listPendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const migrations = await new Migrator({ db, provider: sqlFiles }).getMigrations()
  return migrations.filter((migration) => !migration.executedAt).map((migration) => migration.name)
}
