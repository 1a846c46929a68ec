import { webApps } from '../web-apps.ts'
import { buildWebApps } from './supervise/build-web-apps.ts'
import { migrateDatabase } from './supervise/migrate-database.ts'
import { gatewayProgram, portalProgram } from './supervise/programs.ts'
import { requireFreePorts } from './supervise/require-free-ports.ts'
import { startProcess } from './supervise/running-process.ts'
import { readSettings } from './supervise/settings.ts'
import { startDatabase } from './supervise/start-database.ts'
import { supervise } from './supervise/supervise.ts'
import { waitUntilReady } from './supervise/wait-until-ready.ts'

await supervise(async (parts) => {
  const settings = readSettings(process.env)
  const { publicUrl, localOrigin, dataDir, migratesAtStart, standIn } = settings
  await parts.finish(requireFreePorts(settings))
  const { ownerUrl, portalEnv } = await startDatabase(parts, settings)
  // Here and not in the portal alone: a long migration must not run into the portal's time to get ready.
  if (migratesAtStart) await parts.finish(migrateDatabase(ownerUrl))
  await parts.finish(buildWebApps())

  if (standIn) {
    parts.use(startProcess('stand-in gateway', gatewayProgram, standIn.env))
    // The portal pays there for its demonstration data.
    await parts.waitFor(waitUntilReady('stand-in gateway', standIn.readyUrl))
  }
  parts.use(startProcess('portal', portalProgram, { ...portalEnv, DATA_DIR: dataDir }))
  await parts.waitFor(waitUntilReady('portal', `${localOrigin}/health/ready`))
  return publicUrl + webApps[0].basePath
})
