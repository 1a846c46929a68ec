import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalFileStore } from './local-file-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('clears away what a killed process left behind, but not what is under way', async () => {
  await createLocalFileStore(folder)
  const incoming = join(folder, 'incoming')
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await writeFile(join(incoming, 'abandoned'), 'half a f')
  await utimes(join(incoming, 'abandoned'), yesterday, yesterday)
  await writeFile(join(incoming, 'under-way'), 'half a f')
  await createLocalFileStore(folder)
  expect(await readdir(incoming)).toEqual(['under-way'])
})
