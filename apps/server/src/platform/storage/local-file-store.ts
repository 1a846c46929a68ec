import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { assertStoredName, type FileStore, isStoredName, type KeptFile, markerName } from './file-store.ts'
import { openIncomingFolder, receiveInto } from './incoming-folder.ts'

/** Files in a local folder; uploads under way lie in `incoming` below it, on the same disk. */
export async function createLocalFileStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, 'incoming')
  await openIncomingFolder(incoming)
  const trash = join(folder, 'trash')
  await mkdir(trash, { recursive: true, mode: 0o700 })
  const marker = join(folder, markerName)
  return {
    async receive(content) {
      const file = await receiveInto(incoming, content)
      return {
        ...file,
        async keep(name) {
          await rename(file.path, pathOf(folder, name))
          await syncFolder(folder)
        },
      }
    },
    async find(name) {
      const file = (await openIfThere(pathOf(folder, name))) ?? (await openIfThere(pathOf(trash, name)))
      return file?.createReadStream()
    },
    async remove(name) {
      await rm(pathOf(folder, name), { force: true })
      await rm(pathOf(trash, name), { force: true })
    },
    list: () => listFolder(folder),
    async trash(name) {
      // Its time in the trash begins now. Before the move: what lies there is never older than it is.
      const now = new Date()
      await utimes(pathOf(folder, name), now, now).catch(ignoreMissing)
      await rename(pathOf(folder, name), pathOf(trash, name)).catch(ignoreMissing)
    },
    async restore(name) {
      await rename(pathOf(trash, name), pathOf(folder, name)).catch(ignoreMissing)
    },
    listTrash: () => listFolder(trash),
    readMarker: () => readFile(marker, 'utf8').catch(ignoreMissing),
    async writeMarker(text) {
      const file = await receiveInto(incoming, Readable.from([text]))
      await rename(file.path, marker)
    },
  }
}

async function* listFolder(folder: string): AsyncGenerator<KeptFile> {
  for (const name of await readdir(folder)) {
    // What was removed meanwhile is kept no longer.
    const found = isStoredName(name) && (await stat(join(folder, name)).catch(() => undefined))
    if (found) yield { name, keptAt: found.mtime }
  }
}

/** A rename is lasting only once its folder was flushed. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  return await open(path).catch(ignoreMissing)
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

function pathOf(folder: string, name: string): string {
  assertStoredName(name)
  return join(folder, name)
}
