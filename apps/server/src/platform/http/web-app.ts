import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the built customer app under /user. A path without a file is a screen of the app and gets its page;
 * `screen.html` is the page of a screen that was rendered at build time.
 */
export async function registerWebApp(app: FastifyInstance, root: string): Promise<void> {
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/user/'))
  if (!existsSync(join(root, 'index.html'))) {
    app.log.warn('The web app is not built: /user answers 404')
    return
  }
  await app.register(
    async (scope) => {
      await scope.register(fastifyStatic, {
        root,
        preCompressed: true,
        extensions: ['html'],
        redirect: false,
        cacheControl: false,
        setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
      })
      scope.setNotFoundHandler(async (request, reply) => {
        const { method, url } = request
        if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/user/assets/')) {
          return reply.code(404).type('text/plain').send('Not found')
        }
        return reply.sendFile('index.html')
      })
    },
    { prefix: '/user' },
  )
}

/** Assets have a hash of their content in the name; pages are asked for each time. */
function cachingOf(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
