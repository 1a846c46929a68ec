import * as z from 'zod'
import type { Db } from '../../platform/db.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'

export const scanFileJob = defineJob({
  name: 'scan_file',
  payload: z.object({ filename: z.string() }),
  // A try that fails leaves the file to the scan of everything that waits.
  maxAttempts: 1,
})

/**
 * Holds back a file that is being recorded, until the scanner has said that it is clean. Without a scanner nothing is
 * held back.
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
