import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(join(root, path), 'utf8'))
}

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>
}

it('has the same Node as the runtime that is fetched first', async () => {
  const { dependencies } = await readJson<{ dependencies: { node: string } }>('package.json')
  const runtime = await readJson<{ optionalDependencies: Record<string, string> }>(
    'scripts/runtime/package.json',
  )
  expect(new Set(Object.values(runtime.optionalDependencies))).toEqual(new Set([dependencies.node]))
})

it('knows the native packages of every platform, or else npm ci refuses it', async () => {
  const { packages } = await readJson<Lockfile>('package-lock.json')
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages),
    ),
  )
  expect(missing).toEqual([])
})

it('names no registry', async () => {
  const { packages } = await readJson<Lockfile>('package-lock.json')
  const fetched = Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))
  expect(fetched).toEqual([])
})
