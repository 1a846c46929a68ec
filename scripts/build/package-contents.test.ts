import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { Settings } from '../../apps/server/src/config/settings.ts'
import { listFiles } from '../checks/list-files.ts'
import { commands } from '../operate/commands.ts'
import { root } from '../supervise/programs.ts'
import { listProductionPackages } from './list-production-packages.ts'
import { isNeeded, isRead, operatorPrograms, packageContents } from './package-contents.ts'

async function listPackaged(): Promise<string[]> {
  const files = await Promise.all(
    packageContents.map(async (path) =>
      (await stat(join(root, path))).isDirectory() ? await listFiles(`${path}/**/*.*`, root) : [path],
    ),
  )
  return files.flat().filter(isNeeded)
}

const specifiers = /^(?:import|export|\}).*? from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

/** What the file imports, types left out: they are stripped. */
async function listImports(file: string): Promise<string[]> {
  const text = await readFile(join(root, file), 'utf8')
  const code = text.replaceAll(/^(import|export) type [^;]*? from '[^']+'$/gm, '')
  return [...code.matchAll(specifiers)].map((found) => found.slice(1).join(''))
}

const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]

it('the package has every file that a file in it imports, and every dependency', async () => {
  const packaged = await listPackaged()
  const isThere = new Set(packaged)
  const packages = await listProductionPackages('apps/server')
  const installed = new Set(packages.map((path) => path.split('node_modules/').at(-1)))
  const missing: string[] = []
  let seen = 0
  for (const file of packaged.filter((each) => /\.(ts|mjs)$/.test(each))) {
    for (const specifier of await listImports(file)) {
      seen += 1
      if (specifier.startsWith('node:')) continue
      const isIn = specifier.startsWith('.')
        ? isThere.has(join(dirname(file), specifier))
        : installed.has(packageOf(specifier))
      if (!isIn) missing.push(`${file}: ${specifier}`)
    }
  }
  expect(missing).toEqual([])
  expect(seen).toBeGreaterThan(1000)
})

it('no test and no type of an installed package is deployed', async () => {
  expect((await listPackaged()).filter((path) => /\.test\.|\/testing\//.test(path))).toEqual([])
  expect(['a/index.d.ts', 'a/index.d.mts', 'a/index.js.map', 'a/README.md'].filter(isRead)).toEqual([])
  expect(['a/index.js', 'a/data.json'].filter(isRead)).toHaveLength(2)
})

it("every operator's command of the documents is deployed, and npm runs it here", async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const packaged = await listPackaged()
  for (const name of operatorPrograms) expect(packaged).toContain(`scripts/${name}.ts`)
  const pages = [
    'README.md',
    ...(await listFiles('docs/{deploy,how-to}/*.md', root)),
    'docs/runbook.md',
    'docs/settings.md',
  ]
  const texts = await Promise.all(pages.map((page) => readFile(join(root, page), 'utf8')))
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(/npm run sanad -- ([a-z-]+)/g)]).map(([, command]) => command),
  )
  expect([...named].filter((command) => !Object.hasOwn(commands, command ?? ''))).toEqual([])
  expect(named).toContain('jobs')
  expect(scripts.sanad).toBe('node scripts/sanad.ts')
})

it('the example of settings for the container names settings that there are, and secrets of none', async () => {
  const example = parseEnv(await readFile(join(root, 'deploy/compose/portal.env.example'), 'utf8'))
  expect(Object.keys(example).filter((name) => !(name in Settings.shape))).toEqual([])
  expect(
    Object.entries(example).filter(
      ([name, value]) => /SECRET|TOKEN|KEY$/.test(name) && value && !value.startsWith('/'),
    ),
  ).toEqual([])
})

it('the package has a brand that is whole, its legal texts included', async () => {
  const packaged = await listPackaged()
  const files = [
    'brand.json',
    'logo.svg',
    'icon.svg',
    'icon-192.png',
    'icon-512.png',
    'refunds.en.md',
    'privacy.hi.md',
  ]
  expect(packaged).toEqual(expect.arrayContaining(files.map((name) => `branding/${name}`)))
})
