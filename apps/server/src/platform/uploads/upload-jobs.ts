import { handleJob, type JobHandler } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { keepMarker, keepMarkerJob } from '../storage/keep-marker.ts'
import { removeFiles, removeFilesJob } from './remove-files.ts'
import { expiredUploadsJob, removeExpiredUploads } from './resumable/remove-expired-uploads.ts'
import { orphanFilesJob, sweepOrphanFiles } from './sweep-orphan-files.ts'

/** Deletion of files: of dropped rows right away; of expired uploads on a schedule; of orphans after their time in the trash. */
export function listUploadJobs(services: Services): JobHandler[] {
  return [
    handleJob(removeFilesJob, ({ filenames }) => removeFiles(services.files, filenames)),
    handleJob(expiredUploadsJob, () => removeExpiredUploads(services), { cron: '*/15 * * * *' }),
    handleJob(keepMarkerJob, () => keepMarker(services), { cron: '* * * * *' }),
    handleJob(orphanFilesJob, () => sweepOrphanFiles(services), { cron: '30 21 * * *' }),
  ]
}
