import { handleJob, type JobHandler } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { dueDatesJob, remindOfDueDates } from './remind-of-due-dates.ts'

export function listComplianceJobs(services: Services): JobHandler[] {
  // Cron is UTC: 9:30 AM IST.
  return [handleJob(dueDatesJob, () => remindOfDueDates(services), { cron: '0 4 * * *' })]
}
