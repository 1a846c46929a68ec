import { migrate } from '../../apps/server/src/migrate.ts'
import { TooOldRelease } from '../../apps/server/src/platform/release.ts'
import { Failure } from '../failure.ts'

/** Migrates the database to the newest version and returns what was applied; a failure names the database. */
export async function migrateDatabase(databaseUrl: string): Promise<string[]> {
  try {
    return await migrate(databaseUrl)
  } catch (cause) {
    if (cause instanceof TooOldRelease)
      throw new Failure(cause.message, 'There is no way back to this release but a backup.', { cause })
    const { host, pathname } = new URL(databaseUrl)
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new Failure(
      `The database ${pathname.slice(1)} at ${host} could not be migrated: ${reason}`,
      'Check that it runs, is PostgreSQL 15 or newer, and that its user may create tables and roles.',
      { cause },
    )
  }
}
