import { spawn } from 'node:child_process'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The product as `npm start` runs it, on data that is thrown away. Started by playwright.config.ts, which chooses
 * the ports and the folder.
 */
const { JOURNEYS_DATA_DIR: dataDir = '' } = process.env
// Fails on an existing folder: only what was created here is deleted in the end.
await mkdir(dataDir)
// When started by root, PostgreSQL runs as another user, who has to enter the folder.
await chmod(dataDir, 0o755)

const sanad = spawn(process.execPath, [join(import.meta.dirname, '..', 'start.ts')], {
  env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => sanad.kill(signal))
sanad.once('exit', async (code) => {
  await rm(dataDir, { recursive: true, force: true })
  process.exit(code ?? 1)
})
