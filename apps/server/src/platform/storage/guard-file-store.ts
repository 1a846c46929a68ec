import { AppError } from '../app-error.ts'
import type { Services } from '../services.ts'
import { assertOurs } from './claim-file-store.ts'
import type { FileStore } from './file-store.ts'

/**
 * Neither removes a file from a store that belongs to another database nor adds one to it, whoever asks: a restored copy
 * beside production's store would remove what its older rows call expired, and leave files that production's rows do
 * not name. Reading goes on.
 */
export function guardFileStore({ db, files }: Pick<Services, 'db' | 'files'>): FileStore {
  const assertWritable = () =>
    assertOurs({ db, files }).catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : new AppError('storage_unavailable', { cause })
    })
  return {
    ...files,
    async receive(content) {
      const file = await files.receive(content)
      return {
        ...file,
        async keep(name) {
          await assertWritable()
          await file.keep(name)
        },
      }
    },
    async remove(name) {
      await assertWritable()
      await files.remove(name)
    },
  }
}
