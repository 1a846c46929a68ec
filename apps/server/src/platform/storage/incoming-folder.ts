import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../app-error.ts'
import type { ReceivedFile } from './file-store.ts'

const DAY = 86_400_000

export type IncomingFile = Omit<ReceivedFile, 'keep'>

/** Makes the folder in which files lie while they come and are inspected. */
export async function openIncomingFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(folder)
}

/** Writes a stream to a file of its own and flushes it; leaves nothing behind when the stream breaks off. */
export async function receiveInto(folder: string, content: Readable): Promise<IncomingFile> {
  const path = join(folder, randomUUID())
  const digest = createHash('sha256')
  let sizeBytes = 0
  const file = await open(path, 'wx').catch(throwUnavailable)
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
    throwFull(error)
  } finally {
    await file.close()
  }
  return { path, sizeBytes, sha256: digest.digest(), discard: () => rm(path, { force: true }) }
}

/** A process that was killed leaves its unfinished uploads; nobody works on one for longer than a day. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // Another process that starts at the same time may remove it first.
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > DAY) await rm(path, { force: true })
  }
}

/** No room on the disk, in the quota, or for a file of this size. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** The folder is gone, as of a volume that was unmounted. */
function throwUnavailable(error: unknown): never {
  const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  if (isGone) throw new AppError('storage_unavailable', { cause: error })
  throwFull(error)
}

function throwFull(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  throw full.has(code) ? new AppError('storage_full', { cause: error }) : error
}
