import { parseArgs } from 'node:util'
import { checkRelease, listPendingMigrations } from '../apps/server/src/migrate.ts'
import { describeFailure, Failure } from './failure.ts'
import { explainFailure } from './operate/explain-failure.ts'
import { findEmbeddedUrl } from './postgres/find-embedded-url.ts'
import { loadEnvFile } from './setup/env-file.mjs'
import { migrateDatabase } from './supervise/migrate-database.ts'
import { readSettings } from './supervise/settings.ts'

/** npm run migrate: brings the database to this release. With `-- --check` it only says what is pending, by exit code 1. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const { dataDir, databaseUrl, migrationDatabaseUrl } = readSettings(process.env)
  const url = migrationDatabaseUrl ?? databaseUrl ?? (await findEmbeddedUrl(dataDir))
  if (values.check) await checkRelease(url).catch(explain)
  const names = values.check ? await listPendingMigrations(url) : await migrateDatabase(url)
  const what = values.check ? 'pending' : 'applied'
  for (const name of names) console.log(`${what}: ${name}`)
  if (names.length === 0) console.log('The database is up to date.')
  if (values.check && names.length > 0) process.exitCode = 1
}

function explain(cause: Error): never {
  throw new Failure(cause.message, 'There is no way back to this release but a backup.', { cause })
}

try {
  loadEnvFile()
  await main()
} catch (error) {
  console.error(describeFailure(explainFailure(error)))
  process.exitCode = 2
}
