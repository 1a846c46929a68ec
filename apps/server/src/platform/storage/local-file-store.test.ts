import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalFileStore } from './local-file-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('a file has its name only once it is whole and kept', async () => {
  const store = await createLocalFileStore(folder)
  const file = await store.receive(Readable.from([Buffer.from('whole '), Buffer.from('file')]))
  expect(file.sizeBytes).toBe(10)
  expect(await readFile(file.path, 'utf8')).toBe('whole file')
  expect(await store.find('paper.pdf')).toBeUndefined()

  await file.keep('paper.pdf')
  await file.discard()
  const kept = await store.find('paper.pdf')
  expect(kept && (await text(kept))).toBe('whole file')
  await store.remove('paper.pdf')
  expect(await store.find('paper.pdf')).toBeUndefined()
})

it('never leaves its folder', async () => {
  const store = await createLocalFileStore(folder)
  for (const name of ['../secret-key', 'a/b.pdf', '.pdf', 'incoming']) {
    await expect(store.find(name)).rejects.toThrow('Not the name of a stored file')
  }
})

it('clears away what a killed process left behind, but not what is under way', async () => {
  const incoming = join(folder, 'incoming')
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await writeFile(join(incoming, 'abandoned'), 'half a f')
  await utimes(join(incoming, 'abandoned'), yesterday, yesterday)
  await writeFile(join(incoming, 'under-way'), 'half a f')
  await createLocalFileStore(folder)
  expect(await readdir(incoming)).toEqual(['under-way'])
})
