import * as z from 'zod'
import { defineJob } from '../jobs/job.ts'
import type { FileStore } from '../storage/file-store.ts'

/**
 * Transactional outbox for deletions: enqueued by the transaction that drops the rows, run after its commit, retried with
 * backoff while the store fails. Stored names are random and contain no personal data.
 */
export const removeFilesJob = defineJob({
  name: 'remove_files',
  payload: z.object({ filenames: z.array(z.string()) }),
  maxAttempts: 25,
})

export async function removeFiles(files: FileStore, filenames: readonly string[]): Promise<void> {
  for (const filename of filenames) await files.remove(filename)
}
