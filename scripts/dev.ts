import { join } from 'node:path'
import { webApps } from '../web-apps.ts'
import { openFront } from './dev/front.ts'
import { startRestartingProcess } from './dev/restarting-process.ts'
import { listDataFolders, listSourceFolders } from './dev/source-folders.ts'
import { Failure } from './failure.ts'
import { findFreePort } from './postgres/find-free-port.ts'
import { migrateDatabase } from './supervise/migrate-database.ts'
import { gatewayProgram, portalProgram, root } from './supervise/programs.ts'
import { requireFreePorts } from './supervise/require-free-ports.ts'
import { startProcess } from './supervise/running-process.ts'
import { readSettings } from './supervise/settings.ts'
import { startDatabase } from './supervise/start-database.ts'
import { supervise } from './supervise/supervise.ts'

/** The stack of `npm start`, but that programs restart when a file changes and web apps are reloaded by Vite. */
await supervise(async (parts) => {
  if (process.env.NODE_ENV === 'production') {
    throw new Failure('npm run dev is for development', 'Unset NODE_ENV, or use npm start.')
  }
  const settings = readSettings(process.env)
  const { host, publicUrl, dataDir, standIn } = settings
  await parts.finish(requireFreePorts(settings))
  const { ownerUrl, portalEnv } = await startDatabase(parts, settings)
  // Before the portal's first start, as the gateway is; later again with each restart.
  await parts.finish(migrateDatabase(ownerUrl))

  if (standIn) {
    const gateway = startRestartingProcess({
      name: 'stand-in gateway',
      folders: await listSourceFolders('apps/gateway'),
      start: async () => startProcess('stand-in gateway', gatewayProgram, standIn.env),
      readyUrl: standIn.readyUrl,
    })
    await parts.waitFor(parts.use(gateway).started)
  }

  const port = await findFreePort()
  const portal = startRestartingProcess({
    name: 'portal',
    folders: [...(await listSourceFolders('apps/server')), ...(await listDataFolders())],
    async start() {
      await migrateDatabase(ownerUrl)
      return startProcess('portal', portalProgram, {
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: publicUrl,
        ...portalEnv,
        DATA_DIR: dataDir,
      })
    },
    readyUrl: `http://127.0.0.1:${port}/health/ready`,
  })
  parts.use(portal)
  parts.use(
    await openFront({
      host,
      port: settings.port,
      publicUrl,
      webApps: [...webApps.map(({ folder }) => folder), 'packages/ui/gallery'].map((app) => join(root, app)),
      portal: { port, ready: portal.ready },
    }),
  )
  await parts.waitFor(portal.started)
  return publicUrl + webApps[0].basePath
})
