import { readdir, readFile } from 'node:fs/promises'
import { styleOf } from '@sanad/branding'
import type { FastifyInstance } from 'fastify'
import { orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { findOfferedService, listOfferedServices } from '../service-versions.ts'
import { aboutPage } from './about-page.ts'
import { cataloguePage } from './catalogue-page.ts'
import { languagesOfPages, pageContextOf, sendPage } from './page-context.ts'
import { inLanguage } from './page-frame.ts'
import { servicePage } from './service-page.ts'

const hide = { schema: { hide: true } }
const theme = new URL('../../../../../../packages/ui/src/theme/', import.meta.url)

/** Pages about the services that need no script and no sign-in, for people and search engines. */
export async function registerServicePages(app: FastifyInstance, { db, config }: Services): Promise<void> {
  const sheets = ['tokens.css', 'latin-fonts.css', 'fonts.css'].map((name) => new URL(name, theme))
  const texts = [...sheets, new URL('page.css', import.meta.url)].map((sheet) => readFile(sheet, 'utf8'))
  const styles = [styleOf(config.brand), ...(await Promise.all(texts))].join('\n')
  const fonts = await readFonts()
  const contextOf = (query: unknown) => pageContextOf(config, query)

  app.get('/user/services/page.css', hide, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css').send(styles),
  )

  // Their address, as the stylesheet has it.
  app.get<{ Params: { name: string } }>('/user/services/fonts/:name', hide, async ({ params }, reply) => {
    const font = orThrow(fonts.get(params.name), 'not_found')
    return reply.header('cache-control', 'public, max-age=86400').type('font/woff2').send(font)
  })

  app.get('/user/about', hide, async ({ query }, reply) => sendPage(reply, aboutPage(contextOf(query))))

  app.get('/user/services', hide, async ({ query }, reply) =>
    sendPage(reply, cataloguePage(await listOfferedServices(db), contextOf(query))),
  )

  app.get<{ Params: { slug: string } }>('/user/services/:slug', hide, async ({ params, query }, reply) => {
    const service = await findOfferedService(db, params.slug)
    if (service) return sendPage(reply, servicePage(service, contextOf(query)))
    // Somebody who followed an old link finds what there is.
    return sendPage(reply.code(404), cataloguePage(await listOfferedServices(db), contextOf(query)))
  })

  app.get('/robots.txt', hide, async (_request, reply) =>
    reply.type('text/plain').send(`User-agent: *
Allow: /user/services
Allow: /user/about
Disallow: /api/
Disallow: /user/dashboard
Disallow: /user/check-document
Sitemap: ${config.publicUrl}/sitemap.xml
`),
  )

  app.get('/sitemap.xml', hide, async (_request, reply) => {
    const offered = await listOfferedServices(db)
    const paths = ['/user/about', '/user/services', ...offered.map(({ slug }) => `/user/services/${slug}`)]
    const urls = paths.flatMap((path) => languagesOfPages.map((language) => inLanguage(path, language)))
    const entries = urls.map((url) => `<url><loc>${config.publicUrl}${url}</loc></url>`).join('')
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`,
      )
  })
}

async function readFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const folder = new URL('fonts/', theme)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.woff2'))
  const files = names.map(async (name) => [name, await readFile(new URL(name, folder))] as const)
  return new Map(await Promise.all(files))
}
