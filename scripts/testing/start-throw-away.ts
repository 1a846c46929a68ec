import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The product as `npm start` runs it, on data that is thrown away: in memory where that is possible. Started by
 * playwright.config.ts, which chooses the ports.
 */
const dataDir = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'sanad-journeys-'))
// Root's PostgreSQL runs as another user, which has to get in.
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
