import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts'
import { scanFileJob } from './quarantine.ts'
import { type Scanning, scanFile } from './scan-file.ts'

export const scanWaitingFilesJob = defineJob({
  name: 'scan_waiting_files',
  payload: z.looseObject({}),
  maxAttempts: 1,
})

/** A file is scanned as soon as it was recorded; every minute those that could not be scanned are tried again. */
export function listFileScanJobs(services: Scanning): JobHandler[] {
  return [
    handleJob(scanFileJob, async ({ filename }) => void (await scanFile(services, filename))),
    handleJob(scanWaitingFilesJob, () => scanWaitingFiles(services), { cron: '* * * * *' }),
  ]
}

/** Those that were never tried come first, so that one that always fails holds up none. */
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
