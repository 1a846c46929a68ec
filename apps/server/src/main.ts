import { readConfig } from './config/config.ts'
import { startPortal } from './start-portal.ts'

try {
  const stop = await startPortal(readConfig())
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
  process.exit(1)
}
