import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { splitTranslations, type TranslationFiles } from './split-translations.ts'
import { textsPlugin } from './texts-plugin.ts'

const repository = resolve(import.meta.dirname, '../../../..')
const texts = join(repository, 'texts/en')

let root: string
let files: TranslationFiles = {}

/** An app of two screens: one that it begins with, and one that it imports. */
beforeAll(async () => {
  const cache = join(repository, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  root = await mkdtemp(join(cache, 'split-translations-'))
  const source = {
    'main.js': `import login from '${texts}/web/login.json'
console.log(login.title)
import('./screen.js').then((screen) => screen.show())`,
    'screen.js': `import services from '${texts}/web/services.json'
export const show = () => console.log(services.title, services.stages({ stages: 2 }))`,
  }
  for (const [name, code] of Object.entries(source)) await writeFile(join(root, name), code)
  await build({
    root,
    base: '/user/',
    configFile: false,
    logLevel: 'error',
    plugins: [
      textsPlugin('english'),
      splitTranslations({
        start: 'main',
        early: ['screen'],
        written: (written) => {
          files = written
        },
      }),
    ],
    build: { rolldownOptions: { input: join(root, 'main.js') } },
  })
})
afterAll(() => rm(root, { recursive: true }))

it('keeps the source language in the chunks, and loads no other one with them', async () => {
  const folder = join(root, 'dist/assets')
  const chunks = (await readdir(folder)).filter((name) => !/\.(hi|mr)-/.test(name))
  const code = (await Promise.all(chunks.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
  expect(code).toContain('Log in to ')
  expect(code).not.toMatch(/[\u0900-\u097f]/)
})

it('writes the first texts of each language, and beside them where those of an import are', async () => {
  const read = (address: string | null | undefined) =>
    readFile(join(root, 'dist', `${address}`.slice(6)), 'utf8')
  const [first, screen] = files.hi ?? []
  const hindi = await read(first)
  expect(hindi).toContain(' में लॉगिन करें')
  expect(hindi).toContain(`"${screen?.replace('/user/assets/', '')}"`)
  const own = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(await read(screen))}`
  )
  const [[name, services]] = own.default
  expect([name, services.stages({ stages: 2 })]).toEqual(['web/services', '2 चरण'])
})

it('a language that lacks the texts of a chunk has no file for it', () => {
  expect(files.mr?.map(Boolean)).toEqual([true])
})
