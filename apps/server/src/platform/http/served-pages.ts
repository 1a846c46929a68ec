import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { allowInline, type InlineHashes, inlineHashesOf } from './inline-hashes.ts'

/** Writes what the settings say into a page that was rendered when it was built. */
export type FillPage = (html: string) => string

/** Where browsers take the assets of an app from: an origin before their path, or none. */
export interface AssetsPlace {
  readonly basePath: string
  readonly origin: string | null
}

interface ServedPage {
  readonly inline: InlineHashes
  readonly etag: string
  readonly encodings: Readonly<Record<'identity' | 'br' | 'gzip', Buffer>>
}

/** Fills pages and compresses them, once per version of their file: a deploy replaces them under a running portal. */
export function createServedPages(
  fill: FillPage,
  assets: AssetsPlace,
): (file: string) => Promise<ServedPage> {
  const known = new Map<string, { readonly version: string; readonly page: Promise<ServedPage> }>()
  return async (file) => {
    const stats = await stat(file)
    const version = `${stats.mtimeMs} ${stats.size} ${stats.ino}`
    const former = known.get(file)
    if (former?.version === version) return former.page
    const page = readPage(file, fill, assets)
    known.set(file, { version, page })
    // A file that could not be read is tried again.
    page.catch(() => known.delete(file))
    return page
  }
}

async function readPage(
  file: string,
  fill: FillPage,
  { basePath, origin }: AssetsPlace,
): Promise<ServedPage> {
  const filled = fill(await readFile(file, 'utf8'))
  const html = origin === null ? filled : nameOrigin(filled, { basePath, origin })
  const identity = Buffer.from(html)
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)])
  // Weak: it is that of every encoding.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`
  return { inline: inlineHashesOf(html), etag, encodings: { identity, br, gzip: zipped } }
}

/** Of assets, and of the base of what is preloaded (packages/web-kit/build/asset-addresses.ts). */
function nameOrigin(html: string, { basePath, origin }: { basePath: string; origin: string }): string {
  return html
    .replaceAll(`${basePath}/assets/`, `${origin}${basePath}/assets/`)
    .replace(`B="${basePath}/"`, `B="${origin}${basePath}/"`)
}

/** In the best encoding that the browser takes; 304 where it has this version. */
export function sendServedPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { inline, etag, encodings }: ServedPage,
): FastifyReply {
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string') reply.header('content-security-policy', allowInline(policy, inline))
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding')
  if (headers['if-none-match']?.split(/, */).includes(etag)) return reply.code(304).send()
  const accepted = String(headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one)) ?? 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(200).type('text/html; charset=utf-8').send(encodings[encoding])
}
