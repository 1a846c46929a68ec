import { existsSync, globSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createServedPages, type FillPage, sendServedPage } from './served-pages.ts'

/** A built app for the browser. */
export interface ServedWebApp {
  readonly name: string
  readonly basePath: string
  /** Folder of its build. */
  readonly root: string
}

interface Serving {
  readonly fill: FillPage
  /** Answers in place of a page of the customers' app, the first, to whoever has to wait, and says whether it did. */
  readonly holdPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  /** The origin of a CDN, which takes assets from here and keeps them. */
  readonly assetsUrl?: string | null
}

/** Serves each app below its base path; `/` leads to the first. */
export async function registerWebApps(
  app: FastifyInstance,
  webApps: readonly [ServedWebApp, ...ServedWebApp[]],
  { fill, holdPage, assetsUrl = null }: Serving,
): Promise<void> {
  const [first] = webApps
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect(`${first.basePath}/`))
  for (const webApp of webApps) {
    const serving = { fill, assetsUrl }
    await registerWebApp(app, webApp, webApp === first && holdPage ? { ...serving, holdPage } : serving)
  }
}

/**
 * A path without a file is a screen of the app and gets its page; `screen.html` is the page of a screen that was
 * rendered at build time.
 */
async function registerWebApp(
  app: FastifyInstance,
  { name, basePath, root }: ServedWebApp,
  { fill, holdPage, assetsUrl = null }: Serving,
): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    // Production logs this level. In development it would only mislead: npm run dev serves the app by Vite.
    app.log.info(`The ${name} is not built: ${basePath} answers 404`)
    return
  }
  const assetsPath = `${basePath}/assets/`
  const pageOf = createServedPages(fill, { basePath, origin: assetsUrl })
  const sendFile = async (request: FastifyRequest, reply: FastifyReply, name: string) =>
    sendServedPage(request, reply, await pageOf(join(root, name)))
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string) =>
    (await holdPage?.(request, reply)) ? reply : sendFile(request, reply, name)
  await app.register(
    async (scope) => {
      await scope.register(fastifyStatic, {
        root,
        preCompressed: true,
        redirect: false,
        index: false,
        cacheControl: false,

        setHeaders: (reply, path) => {
          reply.header('cache-control', cachingOf(path))
          // By default a worker reaches no further than its folder, and the app's first address ends without the slash.
          if (basename(path).startsWith('sw.js')) reply.header('service-worker-allowed', basePath)
          const policy = reply.getHeader('content-security-policy')
          if (typeof policy === 'string') reply.header('content-security-policy', withWasm(policy, path))
          if (assetsUrl !== null && isAsset(path)) {
            reply.header('access-control-allow-origin', '*')
            reply.header('cross-origin-resource-policy', 'cross-origin')
          }
        },
      })
      for (const page of globSync('*.html', { cwd: root })) {
        // By the file's own name too: as it was built it lacks what is filled in. The service worker keeps it.
        scope.get(`/${page}`, { schema: { hide: true } }, (request, reply) => sendFile(request, reply, page))
        if (page === 'index.html') continue
        scope.get(`/${basename(page, '.html')}`, { schema: { hide: true } }, (request, reply) =>
          send(request, reply, page),
        )
      }
      scope.get('/', { schema: { hide: true } }, (request, reply) => send(request, reply, 'index.html'))
      scope.setNotFoundHandler(async (request, reply) => {
        const { method, url } = request
        if ((method !== 'GET' && method !== 'HEAD') || url.startsWith(assetsPath)) {
          // Not to be kept by a CDN: while portals are upgraded in turn, one of them has not got it yet.
          return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
        }
        return send(request, reply, 'index.html')
      })
    },
    { prefix: basePath },
  )
}

/**
 * A worker has the policy of its own file, not the page's: WebAssembly runs in the one that decodes photos, which needs it,
 * and nowhere else.
 */
function withWasm(policy: string, path: string): string {
  // The path is that of the file that is sent, compressed or not.
  const needsWasm = /^heic-worker-[^.]+\.js(\.br|\.gz)?$/.test(basename(path))
  return needsWasm ? policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'") : policy
}

const isAsset = (path: string) => path.includes(`${sep}assets${sep}`)

/** Assets have a hash of their content in the name; pages are asked for each time. */
function cachingOf(path: string): string {
  return isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
