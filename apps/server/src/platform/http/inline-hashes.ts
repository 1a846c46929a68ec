import { createHash } from 'node:crypto'

/** What a page has inline, as the Content-Security-Policy names it. */
export type InlineHashes = Readonly<Record<'script' | 'style', readonly string[]>>

/** Elements without attributes: what has some is a file, or data. */
export function inlineHashesOf(html: string): InlineHashes {
  const of = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    )
  return { script: of('script'), style: of('style') }
}

/** The policy of a page as it is sent, which allows what the page has inline, and nothing else inline. */
export function allowInline(policy: string, { script, style }: InlineHashes): string {
  return policy
    .replace("script-src 'self'", ["script-src 'self'", ...script].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...style].join(' '))
}
