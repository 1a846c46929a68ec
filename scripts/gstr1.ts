import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../apps/server/src/config/config.ts'
import { writeGstr1 } from '../apps/server/src/features/money-documents/gstr1/write-gstr1.ts'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { describeFailure, Failure } from './failure.ts'
import { findEmbeddedUrl } from './postgres/find-embedded-url.ts'
import { loadEnvFile } from './setup/env-file.mjs'
import { readSettings } from './supervise/settings.ts'

/** npm run gstr1 -- --month 2026-11 [--out folder]: the register of a month and its return; docs/how-to/file-gstr-1.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { month: { type: 'string' }, out: { type: 'string', default: '.' } },
  })
  const { month = '', out } = values
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) {
    throw new Failure('A month is needed', 'npm run gstr1 -- --month 2026-11 --out returns')
  }
  const { dataDir, databaseUrl } = readSettings(process.env)
  const url = databaseUrl ?? (await findEmbeddedUrl(dataDir))
  const { gstin } = readConfig({ ...process.env, DATABASE_URL: url }).supplier
  const folder = resolve(out)
  await mkdir(folder, { recursive: true })
  const db = openDatabase({ url, poolSize: 1, usedBy: 'job' })
  try {
    const { documents, register, json } = await writeGstr1(db, { month, gstin, folder })
    console.log(`${documents} documents of ${month} are in\n  ${register}\n  ${json}`)
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
