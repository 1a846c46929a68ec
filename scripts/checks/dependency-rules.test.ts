import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { cruiseImports } from './cruise-imports.ts'

const trees: string[] = []
afterAll(async () => {
  for (const tree of trees) await rm(tree, { recursive: true })
})

/** The names of the rules that a tree of these files breaks. */
async function listBroken(files: Record<string, string>): Promise<string[]> {
  const tree = await mkdtemp(join(tmpdir(), 'dependency-rules-'))
  trees.push(tree)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(tree, path)), { recursive: true })
    await writeFile(join(tree, path), text)
  }
  const { summary } = await cruiseImports(['apps'], tree)
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort()
}

const server = 'apps/server/src'

it('imports that point downwards break nothing', async () => {
  expect(
    await listBroken({
      [`${server}/app.ts`]: `import { a } from './features/desk/a.ts'\nexport const app = a`,
      [`${server}/features/desk/a.ts`]: `import type { B } from '../case/b.ts'\nexport const a: B = 1`,
      [`${server}/features/case/b.ts`]: `import type { C } from '../../platform/c.ts'\nexport type B = C`,
      [`${server}/platform/c.ts`]: 'export type C = number',
    }),
  ).toEqual([])
})

it.each([
  ['import type { B }', 'import type { A }'],
  ['import { type B }', 'import { type A }'],
  ['import type { B }', 'import { A }'],
  ['export type { B }', 'import type { A }'],
])('a circle of “%s” and “%s” is reported', async (there, back) => {
  expect(
    await listBroken({
      [`${server}/platform/a.ts`]: `${there} from './b.ts'\nexport interface A { readonly b: B }`,
      [`${server}/platform/b.ts`]: `${back} from './a.ts'\nexport interface B { readonly a: A }`,
    }),
  ).toEqual(['no-circles'])
})

it('a circle of three files is reported, though one of its imports is of a type only', async () => {
  expect(
    await listBroken({
      [`${server}/platform/a.ts`]: `import { b } from './b.ts'\nexport type A = typeof b`,
      [`${server}/platform/b.ts`]: `import { c } from './c.ts'\nexport const b = c`,
      [`${server}/platform/c.ts`]: `import type { A } from './a.ts'\nexport const c = 1 as unknown as A`,
    }),
  ).toEqual(['no-circles'])
})

const typeOf = (path: string) => `import type { T } from '${path}'\nexport type U = T`
const T = 'export type T = number'

it.each([
  ['platform-below-features', 'platform/a.ts', 'features/case/t.ts', '../features/case/t.ts'],
  ['platform-below-features', 'platform/a.ts', 'config/t.ts', '../config/t.ts'],
  ['server-features-below-the-app', 'features/case/a.ts', 'app.ts', '../../app.ts'],
  ['server-features-below-the-app', 'features/case/a.ts', 'config/t.ts', '../../config/t.ts'],
  ['features-on-floor-1', 'features/case/a.ts', 'features/payments/t.ts', '../payments/t.ts'],
  ['features-on-floor-1', 'features/case/a.ts', 'features/audit/t.ts', '../audit/t.ts'],
  ['desk-on-floor-1', 'features/desk/acts/a.ts', 'features/desk/queues/t.ts', '../queues/t.ts'],
  ['payments-on-floor-1', 'features/payments/records/a.ts', 'features/payments/t.ts', '../t.ts'],
])('%s: an import of a type from %s to %s is reported', async (rule, from, to, path) => {
  expect(await listBroken({ [`${server}/${from}`]: typeOf(path), [`${server}/${to}`]: T })).toEqual([rule])
})

it('an import of a file that does not exist is reported', async () => {
  expect(await listBroken({ [`${server}/platform/a.ts`]: typeOf('./none.ts') })).toEqual(['resolvable'])
})
