import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts'
import { scanFileJob } from './quarantine.ts'
import { type Scanning, scanFile } from './scan-file.ts'

export const scanWaitingFilesJob = defineJob({
  name: 'scan_waiting_files',
  payload: z.looseObject({}),
  maxAttempts: 3,
})

/** Files are scanned right after they were recorded; a job every minute retries those that could not be. */
export function listFileScanJobs(services: Scanning): JobHandler[] {
  return [
    handleJob(scanFileJob, async ({ filename }) => void (await scanFile(services, filename))),
    handleJob(scanWaitingFilesJob, () => scanWaitingFiles(services), { cron: '* * * * *' }),
  ]
}

/** Never-tried files first: a poison file that always fails cannot starve the others. */
async function scanWaitingFiles(services: Scanning): Promise<void> {
  if (!services.scanner) return
  const { rows } = await sql<{ filename: string }>`
    select filename from file_scans
    where state = 'waiting' and (tried_at is not null or added_at < now() - interval '1 minute')
    order by tried_at nulls first, added_at
    limit 200
  `.execute(services.db)
  for (const { filename } of rows) {
    if ((await scanFile(services, filename)) === 'unavailable') return
  }
}
