import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type TranslationFiles, textsPlugin } from '@sanad/texts/vite'
import { build, type Plugin } from 'vite'

/** Chunks of vite.config.ts that `boot.ts` preloads, depending on the visit. */
export const preloaded = ['app', 'api', 'dashboard']

/**
 * Static prerendering: index.html paints before any script runs. Renders the login page into it, and adds `boot.ts`
 * to its head as a file, because the Content-Security-Policy allows no inline scripts.
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
      const preload = preloaded.map((name) => {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
        if (!chunk) throw new Error(`The build made no chunk ${name}`)
        return base + chunk.fileName
      })
      const boot = this.emitFile({
        type: 'asset',
        name: 'boot.js',
        source: await bundleFile(root, 'src/boot.ts', { __PRELOAD__: JSON.stringify(preload) }),
      })
      const { head, body } = await renderLogin(root)
      page.source = insert(String(page.source), {
        '<title>Sanad</title>': `${head}\n    ${textsData(translations())}\n    <script src="${base}${this.getFileName(boot)}"></script>`,
        '<div id="root"></div>': `<div id="root">${body}</div>`,
      })
    },
  }
}

function insert(html: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((text, [mark, replacement]) => {
    if (!text.includes(mark)) throw new Error(`index.html has no ${mark}`)
    return text.replace(mark, () => replacement)
  }, html)
}

/** Data, not a script: `boot.ts` and `loadLanguage` read where the texts of other languages are. */
function textsData(translations: TranslationFiles): string {
  return `<script type="application/json" id="texts">${JSON.stringify(translations)}</script>`
}

/** React renders the title before the markup; it belongs into the head. */
async function renderLogin(root: string): Promise<{ head: string; body: string }> {
  const code = await bundleFile(root, 'src/app/prerender-login.tsx', {}, true)
  const folder = await mkdtemp(join(tmpdir(), 'sanad-prerender-'))
  const file = join(folder, 'prerender-login.mjs')
  await writeFile(file, code)
  const { prerenderLogin } = await import(pathToFileURL(file).href)
  await rm(folder, { recursive: true })
  const html: string = prerenderLogin()
  const head = html.match(/^<title>.*?<\/title>/)?.[0]
  if (head === undefined) throw new Error('The login page has no title')
  return { head, body: html.slice(head.length) }
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
