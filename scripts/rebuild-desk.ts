import { rebuildDesk } from '../apps/server/src/features/work/projection/rebuild-desk.ts'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { describeFailure } from './failure.ts'
import { findEmbeddedUrl } from './postgres/find-embedded-url.ts'
import { loadEnvFile } from './setup/env-file.mjs'
import { readSettings } from './supervise/settings.ts'

/** npm run rebuild-desk: computes the desk's lists and queue anew from the recorded facts, while the portal works. */
async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readSettings(process.env)
  const db = openDatabase({
    url: databaseUrl ?? (await findEmbeddedUrl(dataDir)),
    poolSize: 1,
    usedBy: 'job',
  })
  try {
    console.log(`${await rebuildDesk(db)} subjects were projected.`)
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
