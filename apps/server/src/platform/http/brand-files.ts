import { createHash } from 'node:crypto'
import { type Brand, manifestOf } from '@sanad/branding'
import type { FastifyInstance } from 'fastify'
import type { PortalConfig } from '../portal-config.ts'

const hide = { schema: { hide: true } }
const widths = [192, 512] as const

/** By what a phone installs the customer app: its manifest and icons. */
export function registerBrandFiles(
  app: FastifyInstance,
  { brand, webApps: [{ basePath }] }: Pick<PortalConfig, 'brand' | 'webApps'>,
): void {
  const manifest = JSON.stringify(
    manifestOf(brand, {
      basePath,
      start: `${basePath}/dashboard`,
      description: 'Government registrations and licences in India',
      icons: { 192: addressOf(brand, 192, basePath), 512: addressOf(brand, 512, basePath) },
    }),
  )
  app.get(`${basePath}/manifest.webmanifest`, hide, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json').send(manifest),
  )
  for (const width of widths) {
    app.get(`${basePath}/icon-${width}.png`, hide, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/png').send(brand.icons[width]),
    )
  }
}

/** With a hash of the content: another icon has another address. */
function addressOf({ icons }: Brand, width: 192 | 512, basePath: string): string {
  const version = createHash('sha256').update(icons[width]).digest('base64url').slice(0, 12)
  return `${basePath}/icon-${width}.png?${version}`
}
