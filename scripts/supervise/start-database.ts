import { urlOfLogin } from '../postgres/portal-logins.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'
import type { Settings } from './settings.ts'
import type { Parts } from './supervise.ts'

export interface StartedDatabase {
  /** For migrations. */
  readonly ownerUrl: string
  /** Settings by which the portal reaches it; never the owner's address, unless there is no other. */
  readonly portalEnv: Readonly<Record<string, string>>
}

/** The configured database, or an embedded one that is started for it. */
export async function startDatabase(parts: Pick<Parts, 'use'>, settings: Settings): Promise<StartedDatabase> {
  const { databaseUrl, migrationDatabaseUrl, dataDir } = settings
  // It was migrated before the portal starts.
  const withoutOwner = { MIGRATION_DATABASE_URL: '', MIGRATE_AT_START: '0' }
  if (databaseUrl) {
    const portalEnv = { ...withoutOwner, DATABASE_URL: databaseUrl }
    return { ownerUrl: migrationDatabaseUrl ?? databaseUrl, portalEnv }
  }
  const { url } = parts.use(await openEmbeddedDatabase(dataDir))
  const portalEnv = {
    ...withoutOwner,
    DATABASE_URL: urlOfLogin(url, 'sanad_portal'),
    JOBS_DATABASE_URL: urlOfLogin(url, 'sanad_runner'),
  }
  return { ownerUrl: url, portalEnv }
}
