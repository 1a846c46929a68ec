import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type TranslationFiles, textsPlugin } from '@sanad/texts/vite'
import { textsData } from '@sanad/web-kit/build/texts-in-page'
import { build, type Plugin, type Rolldown } from 'vite'

/** Chunks that `boot.ts` preloads, depending on the visit: the third with a session, the last for a service alone. */
export const preloaded = ['app', 'api', 'dashboard', 'service-screen']

/**
 * Static prerendering: the first pages of a visit paint before any script runs. Renders the login page into index.html
 * and the registration into register.html, with their styles and `boot.ts` inline: the portal allows both by their
 * hashes (apps/server/src/platform/http/inline-hashes.ts).
 */
export function firstPage(root: string, translations: () => TranslationFiles): Plugin {
  let base = '/'
  return {
    name: 'sanad:first-page',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      base = config.base
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build made no index.html')
      const boot = await bundleFile(root, 'src/boot.ts', {
        __MAIN__: JSON.stringify(base + chunkOf(bundle, 'main').fileName),
        __PRELOAD__: JSON.stringify(listPreloads(bundle, base)),
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(root, bundle) })
      const script = `${textsData(translations())}\n    <script>${boot.trim()}</script>`
      const pages = await renderPages(root)
      const fill = ({ title, body }: Rendered, links = '') =>
        insert(inlineStyles(String(page.source), bundle, base), {
          '<title>%BRAND_NAME%</title>': `${title}\n    ${links}${script}`,
          '<div id="root"></div>': `<div id="root">${body}</div>`,
        })
      const island = linksOf(bundle, chunkOf(bundle, 'registration-island'), base)
      const source = fill(pages.registration, inlineStyles(island, bundle, base))
      this.emitFile({ type: 'asset', fileName: 'register.html', source })
      page.source = fill(pages.login)
    },
  }
}

function insert(html: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((text, [mark, replacement]) => {
    if (!text.includes(mark)) throw new Error(`index.html has no ${mark}`)
    return text.replace(mark, () => replacement)
  }, html)
}

type Bundle = Rolldown.OutputBundle

function chunkOf(bundle: Bundle, name: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
  if (chunk?.type !== 'chunk') throw new Error(`The build made no chunk ${name}`)
  return chunk
}

/** Each chunk of `preloaded` with what it imports and its styles, as far as no former one has them. */
function listPreloads(bundle: Bundle, base: string): string[][] {
  const found = new Set(
    ['main', 'react'].flatMap((name) => closureOf(bundle, chunkOf(bundle, name).fileName)),
  )
  return preloaded.map((name) => {
    const files = closureOf(bundle, chunkOf(bundle, name).fileName).filter((file) => !found.has(file))
    for (const file of files) found.add(file)
    return files.map((file) => base + file)
  })
}

/** A chunk, what it imports statically, and the styles of all. */
function closureOf(bundle: Bundle, file: string, seen = new Set<string>()): string[] {
  const chunk = bundle[file]
  if (seen.has(file) || chunk?.type !== 'chunk') return []
  seen.add(file)
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
  return [file, ...styles, ...chunk.imports.flatMap((one) => closureOf(bundle, one, seen))]
}

/** Critical CSS: a stylesheet in a file of its own would block the first paint for a round trip. */
function inlineStyles(html: string, bundle: Bundle, base: string): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, href: string) => {
    const file = bundle[href.slice(base.length)]
    if (file?.type !== 'asset') throw new Error(`The build made no ${href}`)
    // The link is never loaded: it tells Vite's loader that chunks which share the file need not bring it.
    return `<style>${String(file.source).trim()}</style><link rel="stylesheet" href="${href}" disabled>`
  })
}

/** What the page needs beside the first chunk: asked for with the page, instead of when the first chunk has run. */
function linksOf(bundle: Bundle, chunk: Rolldown.OutputChunk, base: string): string {
  const first = [chunkOf(bundle, 'main'), chunkOf(bundle, 'react')].map(({ fileName }) => fileName)
  const scripts = [chunk.fileName, ...chunk.imports].filter((file) => !first.includes(file))
  const styles = scripts.flatMap((file) => {
    const one = bundle[file]
    return one?.type === 'chunk' ? [...(one.viteMetadata?.importedCss ?? [])] : []
  })
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" href="${base}${file}">`),
  ]
    .map((link) => `${link}\n    `)
    .join('')
}

interface Rendered {
  readonly title: string
  readonly body: string
}

async function renderPages(root: string): Promise<Record<'login' | 'registration', Rendered>> {
  const code = await bundleFile(root, 'src/app/prerender-pages.tsx', {}, true)
  const folder = await mkdtemp(join(tmpdir(), 'sanad-prerender-'))
  const file = join(folder, 'prerender-pages.mjs')
  await writeFile(file, code)
  const { prerenderPages } = await import(pathToFileURL(file).href)
  await rm(folder, { recursive: true })
  return { login: split(prerenderPages.login()), registration: split(prerenderPages.registration()) }
}

/** React renders the title before the markup; it belongs into the head. */
function split(html: string): Rendered {
  const title = html.match(/^<title>.*?<\/title>/)?.[0]
  if (title === undefined) throw new Error('A prerendered page has no title')
  return { title, body: html.slice(title.length) }
}

/** The service worker of this build, whose assets it keeps: another build is another worker. */
function bundleWorker(root: string, bundle: Bundle): Promise<string> {
  const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
  return bundleFile(root, 'worker/service-worker.ts', { __BUILD__: JSON.stringify(build) })
}

async function bundleFile(
  root: string,
  input: string,
  define: Record<string, string>,
  forNode = false,
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [textsPlugin('english')],
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: forNode,
      rolldownOptions: {
        input: `${root}/${input}`,
        output: { format: forNode ? 'es' : 'iife', codeSplitting: false },
      },
    },
  })
  const [first] = [result].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error(`${input} could not be bundled`)
  return chunk.code
}
