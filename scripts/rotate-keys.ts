import { readConfig } from '../apps/server/src/config/config.ts'
import { assertKeysFit } from '../apps/server/src/features/personal-data/keys/assert-keys-fit.ts'
import { rotateKeys } from '../apps/server/src/features/personal-data/keys/rotate-keys.ts'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { describeFailure, Failure } from './failure.ts'
import { findEmbeddedUrl } from './postgres/find-embedded-url.ts'
import { loadEnvFile } from './setup/env-file.mjs'
import { readSettings } from './supervise/settings.ts'

/** Key rotation: re-encrypts all personal identifiers under the newest key. Resumable; the portal may run meanwhile. */
async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readSettings(process.env)
  const url = databaseUrl ?? (await findEmbeddedUrl(dataDir))
  const keys = readConfig({ ...process.env, DATABASE_URL: url }).secrets.personalData
  const db = openDatabase({ url, poolSize: 1, usedBy: 'job' })
  try {
    await assertKeysFit(db, keys).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Failure(reason, 'Nothing was changed. Run it again with the key that is missing.', { cause })
    })
    let done = 0
    const total = await rotateKeys(db, keys, {
      onBatch: ({ table, rows }) => {
        done += rows
        console.log(`${done} rows re-encrypted (${table})`)
      },
    })
    console.log(`Everything is encrypted under the key ${keys[0].id}; ${total} rows were re-encrypted.`)
    const older = keys.slice(1).map(({ id }) => id)
    if (older.length > 0) console.log(`No longer needed for stored data: ${older.join(', ')}`)
  } finally {
    await db.destroy()
  }
}

try {
  loadEnvFile()
  await main()
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
}
