import { handleJob, type JobHandler } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { remindOfConsultation } from './remind-of-consultation.ts'
import { consultationReminderJob } from './schedule-reminders.ts'

export function listConsultationJobs(services: Services): JobHandler[] {
  return [handleJob(consultationReminderJob, (reminder) => remindOfConsultation(services, reminder))]
}
