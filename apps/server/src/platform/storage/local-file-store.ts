import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../app-error.ts'
import type { FileStore, ReceivedFile } from './file-store.ts'

const DAY = 86_400_000

/** Files in a local folder; uploads under way lie in `incoming` below it, on the same disk. */
export async function createLocalFileStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await removeAbandoned(incoming)
  return {
    receive: (content) => receive(content, folder, join(incoming, randomUUID())),
    async find(name) {
      const file = await openIfThere(pathOf(folder, name))
      return file?.createReadStream()
    },
    remove: (name) => rm(pathOf(folder, name), { force: true }),
  }
}

async function receive(content: Readable, folder: string, path: string): Promise<ReceivedFile> {
  const digest = createHash('sha256')
  let sizeBytes = 0
  const file = await open(path, 'wx')
  try {
    await pipeline(content, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        digest.update(chunk)
        sizeBytes += chunk.length
        await file.writeFile(chunk)
      }
    })
    await file.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw isFull(error) ? new AppError('storage_full', { cause: error }) : error
  } finally {
    await file.close()
  }
  return {
    path,
    sizeBytes,
    sha256: digest.digest(),
    async keep(name) {
      await rename(path, pathOf(folder, name))
      await syncFolder(folder)
    },
    discard: () => rm(path, { force: true }),
  }
}

/** A rename is lasting only once its folder was flushed. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** A process that was killed leaves its unfinished uploads; nobody works on one for longer than a day. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > DAY) await rm(path, { force: true })
  }
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Names are the portal's own; anything else would be a mistake of ours that must not leave the folder. */
function pathOf(folder: string, name: string): string {
  if (!/^[0-9a-z]+\.[a-z]+$/.test(name)) throw new Error(`Not the name of a stored file: ${name}`)
  return join(folder, name)
}

function isFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
