import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startS3 } from '../../testing/start-s3.ts'
import type { FileStore, KeptFile } from './file-store.ts'
import { createLocalFileStore } from './local-file-store.ts'
import { createS3FileStore } from './s3-file-store.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
const stores: Partial<Record<'a local folder' | 'an S3 bucket', FileStore>> = {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'))
  s3 = await startS3()
  stores['a local folder'] = await createLocalFileStore(join(folder, 'local'))
  stores['an S3 bucket'] = await createS3FileStore(s3.settings, join(folder, 's3-incoming'))
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

it('without a key of its own the bucket is opened by what the SDK finds', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  const chained = await createS3FileStore({ ...s3.settings, key: null }, join(folder, 's3-chained'))
  await chained.writeMarker('found')
  expect(await chained.readMarker()).toBe('found')
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE'])
    vi.stubEnv(name, undefined)
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
  vi.stubEnv('HOME', folder)
  const wrong = await createS3FileStore({ ...s3.settings, key: null }, join(folder, 's3-wrong'))
  await expect(wrong.readMarker()).rejects.toThrow()
  vi.unstubAllEnvs()
})

async function namesOf(listed: AsyncIterable<KeptFile>): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of listed) names.push(name)
  return names.sort()
}

async function listAll(store: FileStore): Promise<KeptFile[]> {
  const files: KeptFile[] = []
  for await (const file of store.list()) files.push(file)
  return files
}

const large = Buffer.alloc(11_000_000, 'whole file ')

describe.each(['a local folder', 'an S3 bucket'] as const)('%s', (kind) => {
  const getStore = (): FileStore => {
    const store = stores[kind]
    if (!store) throw new Error(`There is no store in ${kind}`)
    return store
  }
  const read = async (name: string) => {
    const content = await getStore().find(name)
    return content && (await buffer(content))
  }
  const listNames = async () => (await listAll(getStore())).map(({ name }) => name).sort()

  it('a file has its name only once it is whole and kept', async () => {
    const file = await getStore().receive(Readable.from([large.subarray(0, 10), large.subarray(10)]))
    expect(file.sizeBytes).toBe(large.length)
    expect((await readFile(file.path)).equals(large)).toBe(true)
    expect(await read('paper.pdf')).toBeUndefined()

    await file.keep('paper.pdf')
    await file.discard()
    expect((await read('paper.pdf'))?.equals(large)).toBe(true)
  })

  it('a file that breaks off on the way leaves nothing', async () => {
    const before = await listNames()
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half a f')
        throw new Error('cut')
      })(),
    )
    await expect(getStore().receive(broken)).rejects.toThrow('cut')
    expect(await listNames()).toEqual(before)
  })

  it('lists what it keeps, and removes it as often as asked', async () => {
    const file = await getStore().receive(Readable.from([Buffer.from('%PDF')]))
    await file.keep('other.pdf')
    const listed = await listAll(getStore())
    const other = listed.find(({ name }) => name === 'other.pdf')
    expect(Math.abs(Date.now() - Number(other?.keptAt))).toBeLessThan(60_000)
    await getStore().remove('other.pdf')
    await getStore().remove('other.pdf')
    expect(await read('other.pdf')).toBeUndefined()
    expect(await listNames()).not.toContain('other.pdf')
  })

  it('what is in the trash is found, restored or removed, and no longer listed', async () => {
    const store = getStore()
    const keep = async (name: string) => {
      const file = await store.receive(Readable.from([Buffer.from(name)]))
      await file.keep(name)
    }
    const trashed = () => namesOf(store.listTrash())
    await keep('one.pdf')
    await keep('two.pdf')
    await store.trash('one.pdf')
    await store.trash('two.pdf')
    await store.trash('two.pdf')
    await store.trash('never.pdf')
    expect(await trashed()).toEqual(['one.pdf', 'two.pdf'])
    expect(await listNames()).not.toContain('one.pdf')
    expect(String(await read('one.pdf'))).toBe('one.pdf')
    await store.restore('one.pdf')
    await store.restore('one.pdf')
    expect(await listNames()).toContain('one.pdf')
    await store.remove('two.pdf')
    expect(await trashed()).toEqual([])
    expect(await read('two.pdf')).toBeUndefined()
  })

  it('says whose it is in the last words that were written, which are no file of it', async () => {
    const before = await listNames()
    await getStore().writeMarker('first')
    await getStore().writeMarker('second')
    expect(await getStore().readMarker()).toBe('second')
    expect(await listNames()).toEqual(before)
  })

  it('never leaves its place', async () => {
    for (const name of ['../secret-key', 'a/b.pdf', '.pdf', 'incoming']) {
      await expect(getStore().find(name)).rejects.toThrow('Not the name of a stored file')
      await expect(getStore().remove(name)).rejects.toThrow('Not the name of a stored file')
      await expect((async () => getStore().trash(name))()).rejects.toThrow('Not the name of a stored file')
    }
  })
})

describe('a bucket that cannot be reached', () => {
  it.each(['refuses connections', 'answers 500', 'answers with a page', 'cuts connections'])(
    'says so when it %s, and keeps nothing',
    async (fault) => {
      const peer = createServer((request, response) => {
        if (fault === 'cuts connections') request.socket.destroy()
        else if (fault === 'answers 500')
          response.writeHead(500).end('<Error><Code>InternalError</Code></Error>')
        else response.writeHead(404, { 'content-type': 'text/html' }).end('<html>no bucket here</html>')
      })
      await new Promise<void>((listening) => peer.listen(0, '127.0.0.1', listening))
      const { port } = peer.address() as AddressInfo
      if (fault === 'refuses connections') await new Promise((closed) => peer.close(closed))
      const incoming = join(folder, `down-${port}`)
      const endpoint = `http://127.0.0.1:${port}`
      const store = await createS3FileStore({ ...s3.settings, endpoint }, incoming)

      const file = await store.receive(Readable.from([Buffer.from('%PDF')]))
      const unavailable = { code: 'storage_unavailable' }
      await expect(file.keep('lost.pdf')).rejects.toMatchObject(unavailable)
      await expect(store.find('lost.pdf')).rejects.toMatchObject(unavailable)
      await expect(store.remove('lost.pdf')).rejects.toMatchObject(unavailable)
      await expect(listAll(store)).rejects.toMatchObject(unavailable)
      await expect(store.trash('lost.pdf')).rejects.toMatchObject(unavailable)
      await expect(store.readMarker()).rejects.toMatchObject(unavailable)
      await file.discard()
      expect(await readdir(incoming)).toEqual([])
      if (peer.listening) await new Promise((closed) => peer.close(closed))
    },
  )
})

it('a bucket that refuses is told by the code of its answer, with its words where it has any', async () => {
  const words = ['', '<Message>The key is not known.</Message>']
  const peer = createServer((_request, response) => {
    response.writeHead(403).end(`<Error><Code>InvalidAccessKeyId</Code>${words.shift()}</Error>`)
  })
  await new Promise<void>((listening) => peer.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`
  const store = await createS3FileStore({ ...s3.settings, endpoint }, join(folder, 'refused'))
  const told = async () => (await store.readMarker().catch(({ cause }) => cause as Error)) as Error
  expect((await told()).message).toBe('InvalidAccessKeyId: status 403')
  expect((await told()).message).toBe('InvalidAccessKeyId: The key is not known.')
  await new Promise((closed) => peer.close(closed))
})

it('a copy of all data goes to a bucket from the disk, however large it is', async () => {
  const announced: string[] = []
  const peer = createServer((request) => {
    announced.push(request.headers['content-length'] ?? '')
    request.socket.destroy()
  })
  await new Promise<void>((listening) => peer.listen(0, '127.0.0.1', listening))
  const { port } = peer.address() as AddressInfo
  const settings = { ...s3.settings, endpoint: `http://127.0.0.1:${port}` }
  const store = await createS3FileStore(settings, join(folder, 'copies'))
  const file = await store.receive(Readable.from([Buffer.from('PK')]))
  // More than fits into one piece of memory; the disk need not really hold it.
  await truncate(file.path, 3_000_000_000)
  await expect(file.keep('copy.zip')).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect(new Set(announced)).toEqual(new Set(['3000000000']))
  await file.discard()
  await new Promise((closed) => peer.close(closed))
})
