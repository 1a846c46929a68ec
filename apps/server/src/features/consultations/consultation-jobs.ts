import { handleJob, type JobHandler } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { consultationReminderJob } from './promise-reminders.ts'
import { remindOfConsultation } from './remind-of-consultation.ts'

export function listConsultationJobs(services: Services): JobHandler[] {
  return [handleJob(consultationReminderJob, (reminder) => remindOfConsultation(services, reminder))]
}
