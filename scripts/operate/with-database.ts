import { openDatabase } from '../../apps/server/src/platform/db.ts'
import { findEmbeddedUrl } from '../postgres/find-embedded-url.ts'
import { readSettings, type Settings } from '../supervise/settings.ts'

export interface OpenedDatabase {
  db: ReturnType<typeof openDatabase>
  url: string
  settings: Settings
}

/** Opens the portal's database, the one that is set or the embedded one, while `work` runs: one connection, with the time-outs of a job. */
export async function withDatabase<T>(work: (opened: OpenedDatabase) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env)
  const url = settings.databaseUrl ?? (await findEmbeddedUrl(settings.dataDir))
  const db = openDatabase({ url, poolSize: 1, usedBy: 'job' })
  try {
    return await work({ db, url, settings })
  } finally {
    await db.destroy()
  }
}
