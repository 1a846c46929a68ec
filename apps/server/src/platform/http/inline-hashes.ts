import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The Content-Security-Policy of each page of a build, which allows what the page has inline, and nothing else inline. */
export function inlinePolicies(root: string): (policy: string, path: string) => string {
  const pages = new Map(
    readdirSync(root)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, hashesOf(readFileSync(join(root, file), 'utf8'))]),
  )
  return (policy, path) => {
    const hashes = pages.get(basename(path).replace(/\.(br|gz)$/, ''))
    if (!hashes) return policy
    return policy
      .replace("script-src 'self'", ["script-src 'self'", ...hashes.script].join(' '))
      .replace("style-src 'self'", ["style-src 'self'", ...hashes.style].join(' '))
  }
}

/** Elements without attributes: what has some is a file, or data. */
function hashesOf(html: string): Record<'script' | 'style', string[]> {
  const of = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    )
  return { script: of('script'), style: of('style') }
}
