import type { JobHandler } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { handleProcessRefund } from './refunds/follow-refund.ts'
import { handleActOnNotification } from './settling/act-on-notification.ts'
import { handlePollOrder } from './settling/poll-order.ts'
import { handleSweepPayments } from './sweep-payments.ts'

export function listPaymentJobs(services: Services): JobHandler[] {
  return [
    handlePollOrder(services),
    handleActOnNotification(services),
    handleProcessRefund(services),
    handleSweepPayments(services),
  ]
}
