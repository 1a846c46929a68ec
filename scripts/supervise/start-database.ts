import { openEmbeddedDatabase } from './embedded-database.ts'
import type { Settings } from './settings.ts'
import type { Parts } from './supervise.ts'

/** The URL of the configured database, or of an embedded one that is started for it. */
export async function startDatabase(parts: Parts, { databaseUrl, dataDir }: Settings): Promise<string> {
  return databaseUrl ?? parts.use(await openEmbeddedDatabase(dataDir)).url
}
