import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { root as repository } from '../supervise/programs.ts'
import { forward } from './forward.ts'

// Vite serves any file below the folders it is allowed to read; by default that is the whole repository, with the keys
// and the customers' files in ./data.
const sources = ['packages', 'texts', 'node_modules'].map((folder) => join(repository, folder))

interface Portal {
  readonly port: number
  /** Resolves when it can serve; rejects with the reason while it is down. */
  ready(): Promise<void>
}

interface Options {
  readonly host: string
  readonly port: number
  /** The address by which browsers know it. */
  readonly publicUrl: string
  /** Folders of the web apps and of the gallery, each with its Vite configuration. */
  readonly webApps: readonly string[]
  readonly portal: Portal
}

/** One address for everything: web apps from Vite with hot reload, all else from the portal. */
export async function openFront({
  host,
  port,
  publicUrl,
  webApps,
  portal,
}: Options): Promise<AsyncDisposable> {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', publicUrl)
    // The pages about the services and who runs them are the portal's (features/catalogue/pages), and what installs the app.
    const isPortals = /^\/user\/(services(\/|$)|about$|manifest\.webmanifest$|icon-\d+\.png$)/.test(pathname)
    const app = isPortals ? undefined : apps.find(({ config }) => `${pathname}/`.startsWith(config.base))
    // Vite knows the app's page with the slash only.
    if (app && `${pathname}/` === app.config.base) request.url = app.config.base + search
    if (app) app.middlewares(request, response)
    else if (await isUp(portal, response)) forward(request, response, portal.port)
  })
  const hostname = new URL(publicUrl).hostname
  const apps: ViteDevServer[] = await Promise.all(
    webApps.map((root) =>
      createVite({
        root,
        clearScreen: false,
        // Each finds the WebSocket connections of its own pages by its base path.
        server: {
          middlewareMode: true,
          ws: { server },
          allowedHosts: [hostname],
          cors: false,
          fs: { allow: [root, ...sources] },
        },
      }),
    ),
  )
  server.listen(port, host)
  await once(server, 'listening')
  return {
    async [Symbol.asyncDispose]() {
      server.close()
      await Promise.all(apps.map((app) => app.close()))
      server.closeAllConnections()
    },
  }
}

/** Requests wait while the portal restarts; while it is down they are answered with the reason. */
async function isUp(portal: Portal, response: ServerResponse): Promise<boolean> {
  try {
    await portal.ready()
    return true
  } catch (error) {
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(`${error instanceof Error ? error.message : error}\nThe terminal of npm run dev says why.\n`)
    return false
  }
}
