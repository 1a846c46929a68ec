import type { Services } from '../../app.ts'
import { handleJob, type JobHandler } from '../jobs/job.ts'
import { orphanFilesJob, removeOrphanFiles } from './remove-orphan-files.ts'
import { expiredUploadsJob, removeExpiredUploads } from './resumable/remove-expired-uploads.ts'

/** Cleaning up of files, by the clock: often for what expires, at night in India for what nobody names. */
export function listUploadJobs(services: Services): JobHandler[] {
  return [
    handleJob(expiredUploadsJob, () => removeExpiredUploads(services), { cron: '*/15 * * * *' }),
    handleJob(orphanFilesJob, () => removeOrphanFiles(services), { cron: '30 21 * * *' }),
  ]
}
