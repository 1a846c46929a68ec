import { readConfig } from './config/config.ts'
import { startPortal } from './start-portal.ts'

/** EX_CONFIG of sysexits.h: with these settings no start succeeds, so that the unit of systemd tries none (deploy/systemd). */
const WRONG_SETTINGS = 78

let isConfigured = false
try {
  const config = readConfig()
  isConfigured = true
  const stop = await startPortal(config)
  let stopping = false
  const stopOnce = async () => {
    if (stopping) return
    stopping = true
    await stop()
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopOnce)
  // The IPC channel closes when the parent process is gone.
  process.on('disconnect', stopOnce)
} catch (error) {
  console.error(error instanceof Error && error.message ? `Sanad cannot start: ${error.message}` : error)
  process.exit(isConfigured ? 1 : WRONG_SETTINGS)
}
