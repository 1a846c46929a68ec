import type { Services } from '../services.ts'
import { assertOurs } from './claim-file-store.ts'
import type { FileStore } from './file-store.ts'

/**
 * For jobs: removes nothing from a store that belongs to another database. A restored copy beside production's store
 * would otherwise remove what its older rows call expired. Such a job fails and is tried again.
 */
export function guardRemovals({ db, files }: Pick<Services, 'db' | 'files'>): FileStore {
  return {
    ...files,
    async remove(name) {
      await assertOurs({ db, files })
      await files.remove(name)
    },
  }
}
