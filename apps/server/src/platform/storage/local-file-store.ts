import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { assertStoredName, type FileStore, isStoredName, type KeptFile } from './file-store.ts'
import { openIncomingFolder, receiveInto } from './incoming-folder.ts'

/** Files in a local folder; uploads under way lie in `incoming` below it, on the same disk. */
export async function createLocalFileStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, 'incoming')
  await openIncomingFolder(incoming)
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
      const file = await openIfThere(pathOf(folder, name))
      return file?.createReadStream()
    },
    async remove(name) {
      await rm(pathOf(folder, name), { force: true })
    },
    list: () => listFolder(folder),
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
  try {
    return await open(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function pathOf(folder: string, name: string): string {
  assertStoredName(name)
  return join(folder, name)
}
