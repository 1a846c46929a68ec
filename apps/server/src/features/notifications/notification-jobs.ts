import { handleJob, type JobHandler } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { cleanNotifications, cleanNotificationsJob } from './inbox/clean-notifications.ts'
import { announceNotification, announceNotificationJob } from './sending/announce-notification.ts'
import { notificationMessagesJob, queueNotificationMessages } from './sending/queue-notification-messages.ts'

export function listNotificationJobs(services: Services): JobHandler[] {
  return [
    handleJob(notificationMessagesJob, ({ notificationId }) =>
      queueNotificationMessages(services, notificationId),
    ),
    handleJob(announceNotificationJob, ({ notificationId }) =>
      announceNotification(services, notificationId),
    ),
    handleJob(cleanNotificationsJob, () => cleanNotifications(services), { cron: '40 20 * * *' }),
  ]
}
