import { handleJob, type JobHandler } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { removeFiles, removeFilesJob } from './remove-files.ts'
import { orphanFilesJob, removeOrphanFiles } from './remove-orphan-files.ts'
import { expiredUploadsJob, removeExpiredUploads } from './resumable/remove-expired-uploads.ts'

/** Deletion of files: of dropped rows right away; of expired uploads and orphans on a schedule. */
export function listUploadJobs(services: Services): JobHandler[] {
  return [
    handleJob(removeFilesJob, ({ filenames }) => removeFiles(services.files, filenames)),
    handleJob(expiredUploadsJob, () => removeExpiredUploads(services), { cron: '*/15 * * * *' }),
    handleJob(orphanFilesJob, () => removeOrphanFiles(services), { cron: '30 21 * * *' }),
  ]
}
