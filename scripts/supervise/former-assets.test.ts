import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addFormerAssets, buildKeepingAssets } from './former-assets.ts'

const DAY = 86_400_000
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-assets-'))
})
afterEach(() => rm(folder, { recursive: true }))

const dist = () => join(folder, 'dist')
const listAssets = async () => (await readdir(join(dist(), 'assets'))).sort()

async function writePages(into: string, ...names: string[]): Promise<void> {
  await mkdir(into, { recursive: true })
  for (const name of names) await writeFile(join(into, name), name)
}

/** A build of these assets. */
const build = (now: number, ...names: string[]) =>
  buildKeepingAssets(
    dist(),
    async (into) => {
      await mkdir(join(into, 'assets'), { recursive: true })
      for (const name of names) await writeFile(join(into, 'assets', name), name)
    },
    now,
  )

it('[F-51] chunks of an earlier build are there for a week after it was replaced, however old they are', async () => {
  await build(0, 'main-1.js', 'react-1.js')
  await build(30 * DAY, 'main-2.js', 'react-1.js')
  expect(await listAssets()).toEqual(['main-1.js', 'main-2.js', 'react-1.js'])
  await build(36 * DAY, 'main-3.js', 'react-1.js')
  expect(await listAssets()).toEqual(['main-1.js', 'main-2.js', 'main-3.js', 'react-1.js'])
  await build(38 * DAY, 'main-4.js', 'react-1.js')
  expect(await listAssets()).toEqual(['main-2.js', 'main-3.js', 'main-4.js', 'react-1.js'])
})

it('[F-51] a build that fails or is killed costs no chunk of the one before', async () => {
  await build(0, 'main-1.js')
  await expect(
    buildKeepingAssets(dist(), () => Promise.reject(new Error('type error')), DAY),
  ).rejects.toThrow()
  await build(DAY, 'main-2.js')
  expect(await listAssets()).toEqual(['main-1.js', 'main-2.js'])
})

it('a page that the newest build does not have is gone, and nothing of the build lies about', async () => {
  await buildKeepingAssets(dist(), (into) => writePages(into, 'index.html', 'login.html'))
  await buildKeepingAssets(dist(), (into) => writePages(into, 'index.html'))
  expect((await readdir(dist())).sort()).toEqual(['.former-assets.json', 'index.html'])
  expect(await readdir(folder)).toEqual(['dist'])
})

it('[F-51] a build into an empty folder takes along the assets of the release that runs, for their week', async () => {
  await build(0, 'main-1.js')
  await build(1 * DAY, 'main-2.js')
  const next = join(folder, 'next')
  await writePages(join(next, 'assets'), 'main-3.js')
  await addFormerAssets(next, dist(), 3 * DAY)
  expect((await readdir(join(next, 'assets'))).sort()).toEqual(['main-1.js', 'main-2.js', 'main-3.js'])

  const later = join(folder, 'later')
  await writePages(join(later, 'assets'), 'main-4.js')
  await addFormerAssets(later, next, 9 * DAY)
  expect((await readdir(join(later, 'assets'))).sort()).toEqual(['main-2.js', 'main-3.js', 'main-4.js'])
})
