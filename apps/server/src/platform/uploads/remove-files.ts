import * as z from 'zod'
import { defineJob } from '../jobs/job.ts'
import type { FileStore } from '../storage/file-store.ts'

/**
 * Enqueued by the transaction that forgets files: they go after its commit, and are tried again while the store fails.
 * The names are the portal's own and say nothing of anybody.
 */
export const removeFilesJob = defineJob({
  name: 'remove_files',
  payload: z.object({ filenames: z.array(z.string()) }),
  maxAttempts: 25,
})

export async function removeFiles(files: FileStore, filenames: readonly string[]): Promise<void> {
  for (const filename of filenames) await files.remove(filename)
}
