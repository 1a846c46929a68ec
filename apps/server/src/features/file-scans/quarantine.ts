import * as z from 'zod'
import type { Db } from '../../platform/db.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'

export const scanFileJob = defineJob({
  name: 'scan_file',
  payload: z.object({ filename: z.string() }),
  // The job that scans all waiting files is the retry; attempts here are for processes that were killed in one.
  maxAttempts: 3,
})

/**
 * Quarantines a file in the transaction that records it, until the scanner finds it clean. A no-op without a configured
 * scanner.
 */
export async function quarantine(
  tx: Db,
  { scanner }: Pick<Services, 'scanner'>,
  filename: string,
): Promise<void> {
  if (!scanner) return
  await tx.insertInto('file_scans').values({ filename }).execute()
  await enqueueJob(tx, scanFileJob, { filename })
}
