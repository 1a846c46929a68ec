import type { FastifyBaseLogger } from 'fastify'
import type { Services } from './app.ts'
import { listFileScanJobs } from './features/file-scans/file-scan-jobs.ts'
import { forgetRateLimits } from './platform/http/forget-rate-limits.ts'
import { handleJob, type JobHandler } from './platform/jobs/job.ts'
import { sendMessage } from './platform/messages/send-message.ts'
import { sendMessageJob } from './platform/messages/send-message-job.ts'
import { listUploadJobs } from './platform/uploads/upload-jobs.ts'

/** Everything that is done after a request or by the clock; every feature's jobs are listed here by name. */
export function listJobHandlers(services: Services, log: FastifyBaseLogger): JobHandler[] {
  return [
    handleJob(sendMessageJob, ({ messageId }) => sendMessage({ ...services, log }, messageId)),
    ...listUploadJobs(services),
    ...listFileScanJobs({ ...services, log }),
    forgetRateLimits(services.db),
  ]
}
