import { join } from 'node:path'
import { describeFailure } from './failure.ts'
import { buildWeb } from './supervise/build-web.ts'
import { openEmbeddedDatabase } from './supervise/embedded-database.ts'
import { migrateDatabase } from './supervise/migrate-database.ts'
import { requireFreePort } from './supervise/require-free-port.ts'
import { startProcess } from './supervise/running-process.ts'
import { readSettings } from './supervise/settings.ts'
import { listenForStop } from './supervise/stop-signal.ts'
import { waitUntilReady } from './supervise/wait-until-ready.ts'

const root = join(import.meta.dirname, '..')
const stop = listenForStop()
const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()))

/** Everything that was started; disposed in the opposite order. */
const started = new AsyncDisposableStack()

async function run(): Promise<void> {
  const { host, port, publicUrl, localOrigin, dataDir, databaseUrl, standIn } = readSettings(process.env)
  const lost: Promise<never>[] = []

  await requireFreePort('PORT', host, port)
  if (standIn) await requireFreePort('GATEWAY_PORT', host, standIn.port)
  if (stop.aborted) return

  let url = databaseUrl
  if (url === undefined) {
    const database = started.use(await openEmbeddedDatabase(dataDir))
    lost.push(database.lost)
    url = database.url
  }
  if (stop.aborted) return
  await migrateDatabase(url)
  await buildWeb(root)
  if (stop.aborted) return

  if (standIn) {
    const gateway = startProcess('stand-in gateway', join(root, 'apps/gateway/src/main.ts'), standIn.env)
    lost.push(started.use(gateway).lost)
    const gatewayReady = waitUntilReady('stand-in gateway', `http://127.0.0.1:${standIn.port}/health`)
    // The portal pays there for its demonstration data.
    await Promise.race([gatewayReady, stopped, ...lost])
    if (stop.aborted) return
  }
  const portal = startProcess('portal', join(root, 'apps/server/src/main.ts'), {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
  })
  lost.push(started.use(portal).lost)
  const portalReady = waitUntilReady('portal', `${localOrigin}/health/ready`)

  await Promise.race([portalReady, stopped, ...lost])
  if (stop.aborted) return
  console.log(`Sanad is ready: ${publicUrl}/user`)
  await Promise.race([stopped, ...lost])
}

try {
  await run()
} catch (error) {
  console.error(describeFailure(error))
  process.exitCode = 1
} finally {
  if (stop.aborted) console.log('Sanad: finishing what is under way …')
  await started.disposeAsync()
}
process.exit()
