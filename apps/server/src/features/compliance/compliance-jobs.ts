import { handleJob, type JobHandler } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { dueDatesJob, remindCustomer, remindOfDueDates, restOfDueDatesJob } from './remind-of-due-dates.ts'
import { extensionJob, tellOfExtension } from './tell-of-extension.ts'

export function listComplianceJobs(services: Services): JobHandler[] {
  return [
    // Cron is UTC: 9:30 AM IST.
    handleJob(dueDatesJob, (batch) => remindOfDueDates(services, batch), { cron: '0 4 * * *' }),
    handleJob(extensionJob, (told) => tellOfExtension(services, told)),
    handleJob(restOfDueDatesJob, (rest) => remindCustomer(services, rest)),
  ]
}
