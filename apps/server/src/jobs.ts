import type { FastifyBaseLogger } from 'fastify'
import { dueDatesJob, remindOfDueDates } from './features/compliance/remind-of-due-dates.ts'
import { consultationReminderJob } from './features/consultations/promise-reminders.ts'
import { remindOfConsultation } from './features/consultations/remind-of-consultation.ts'
import { listFileScanJobs } from './features/file-scans/file-scan-jobs.ts'
import {
  cleanNotifications,
  cleanNotificationsJob,
} from './features/notifications/inbox/clean-notifications.ts'
import {
  notificationMessagesJob,
  queueNotificationMessages,
} from './features/notifications/sending/queue-notification-messages.ts'
import { listPaymentJobs } from './features/payments/payment-jobs.ts'
import { listPersonalDataJobs } from './features/personal-data/personal-data-jobs.ts'
import { forgetRateLimits } from './platform/http/forget-rate-limits.ts'
import { handleJob, type JobHandler } from './platform/jobs/job.ts'
import { listMessageJobs } from './platform/messages/send-message.ts'
import type { Services } from './platform/services.ts'
import { listUploadJobs } from './platform/uploads/upload-jobs.ts'

/** Everything that is done after a request or by the clock; every feature's jobs are listed here by name. */
export function listJobHandlers(services: Services, log: FastifyBaseLogger): JobHandler[] {
  return [
    ...listMessageJobs({ ...services, log }),
    ...listUploadJobs(services),
    ...listFileScanJobs({ ...services, log }),
    forgetRateLimits(services.db),
    handleJob(notificationMessagesJob, ({ notificationId }) =>
      queueNotificationMessages(services, notificationId),
    ),
    handleJob(consultationReminderJob, (reminder) => remindOfConsultation(services, reminder)),
    // At half past nine in the morning in India.
    handleJob(dueDatesJob, () => remindOfDueDates(services), { cron: '0 4 * * *' }),
    handleJob(cleanNotificationsJob, () => cleanNotifications(services), { cron: '40 20 * * *' }),
    ...listPaymentJobs(services),
    ...listPersonalDataJobs(services),
  ]
}
