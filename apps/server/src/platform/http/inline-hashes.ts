import { createHash } from 'node:crypto'
import { readFileSync, type Stats } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

type Hashes = Readonly<Record<'script' | 'style', readonly string[]>>

/**
 * The Content-Security-Policy of a page as it is sent, which allows what the page has inline, and nothing else inline. A
 * deploy replaces pages under a running portal, so the hashes are cached per version of the file.
 */
export function inlinePolicies(): (policy: string, path: string, stat: Stats) => string {
  const known = new Map<string, { readonly version: string; readonly hashes: Hashes }>()
  return (policy, path, { mtimeMs, size, ino }) => {
    if (!/\.html(\.br|\.gz)?$/.test(path)) return policy
    const version = `${mtimeMs} ${size} ${ino}`
    let page = known.get(path)
    if (page?.version !== version) {
      page = { version, hashes: hashesOf(readPage(path)) }
      known.set(path, page)
    }
    return policy
      .replace("script-src 'self'", ["script-src 'self'", ...page.hashes.script].join(' '))
      .replace("style-src 'self'", ["style-src 'self'", ...page.hashes.style].join(' '))
  }
}

/** Of the very file that is sent: its compressed forms are replaced one after the other. */
function readPage(path: string): string {
  const content = readFileSync(path)
  if (path.endsWith('.br')) return brotliDecompressSync(content).toString()
  if (path.endsWith('.gz')) return gunzipSync(content).toString()
  return content.toString()
}

/** Elements without attributes: what has some is a file, or data. */
function hashesOf(html: string): Hashes {
  const of = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    )
  return { script: of('script'), style: of('style') }
}
