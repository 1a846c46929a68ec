import { webApps } from '../web-apps.ts'
import { buildWebApps } from './supervise/build-web-apps.ts'
import { keepProcess } from './supervise/kept-process.ts'
import { migrateDatabase } from './supervise/migrate-database.ts'
import { gatewayProgram, portalProgram } from './supervise/programs.ts'
import { requireFreePorts } from './supervise/require-free-ports.ts'
import { startProcess } from './supervise/running-process.ts'
import { readSettings } from './supervise/settings.ts'
import { startDatabase } from './supervise/start-database.ts'
import { supervise } from './supervise/supervise.ts'

await supervise(async (parts) => {
  const settings = readSettings(process.env)
  const { publicUrl, localOrigin, dataDir, migratesAtStart, standIn } = settings
  await parts.finish(requireFreePorts(settings))
  const { ownerUrl, portalEnv } = await startDatabase(parts, settings)
  // Here and not in the portal alone: a long migration must not run into the portal's time to get ready.
  if (migratesAtStart) await parts.finish(migrateDatabase(ownerUrl))
  await parts.finish(buildWebApps())

  if (standIn) {
    const name = 'stand-in gateway'
    const start = () => startProcess(name, gatewayProgram, standIn.env)
    const gateway = parts.use(keepProcess({ name, start, readyUrl: standIn.readyUrl }))
    // The portal pays there for its demonstration data.
    await parts.waitFor(gateway.started)
  }
  const start = () => startProcess('portal', portalProgram, { ...portalEnv, DATA_DIR: dataDir })
  const portal = parts.use(keepProcess({ name: 'portal', start, readyUrl: `${localOrigin}/health/ready` }))
  await parts.waitFor(portal.started)
  return publicUrl + webApps[0].basePath
})
