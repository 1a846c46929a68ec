import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What the settings say on a page that was rendered when it was built: it left an empty div with this attribute. */
export interface PageInsert {
  readonly attribute: string
  readonly markup: string
}

interface ServedPage {
  readonly stats: Stats
  readonly etag: string
  readonly encodings: Readonly<Record<'identity' | 'br' | 'gzip', Buffer>>
}

/** Fills pages and compresses them, once per version of their file: a deploy replaces them under a running portal. */
export function createServedPages(inserts: readonly PageInsert[]): (file: string) => Promise<ServedPage> {
  const known = new Map<string, { readonly version: string; readonly page: Promise<ServedPage> }>()
  return async (file) => {
    const stats = await stat(file)
    const version = `${stats.mtimeMs} ${stats.size} ${stats.ino}`
    const former = known.get(file)
    if (former?.version === version) return former.page
    const page = readPage(file, stats, inserts)
    known.set(file, { version, page })
    // A file that could not be read is tried again.
    page.catch(() => known.delete(file))
    return page
  }
}

async function readPage(file: string, stats: Stats, inserts: readonly PageInsert[]): Promise<ServedPage> {
  const html = inserts.reduce(
    (text, { attribute, markup }) =>
      text.replace(
        new RegExp(`(<div [^>]*${attribute}=""[^>]*>)(</div>)`),
        (_, start, end) => start + markup + end,
      ),
    await readFile(file, 'utf8'),
  )
  const identity = Buffer.from(html)
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)])
  // Weak: it is that of every encoding.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`
  return { stats, etag, encodings: { identity, br, gzip: zipped } }
}

/** In the best encoding that the browser takes; 304 where it has this version. */
export function sendServedPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, encodings }: ServedPage,
): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding')
  if (headers['if-none-match']?.split(/, */).includes(etag)) return reply.code(304).send()
  const accepted = String(headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one)) ?? 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(200).type('text/html; charset=utf-8').send(encodings[encoding])
}
