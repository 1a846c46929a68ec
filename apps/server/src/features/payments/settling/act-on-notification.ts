import * as z from 'zod'
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { findOrder } from '../records/order-queries.ts'
import { followRefund } from '../refunds/follow-refund.ts'
import { settleOrder } from './settle-order.ts'

/** Any number of notifications of one order or refund that wait are one look at it. */
export const actOnNotification = defineJob({
  name: 'act_on_notification',
  payload: z.object({ orderId: z.string(), refundId: z.string().nullable() }),
  maxAttempts: 25,
  priority: 'early',
  key: ({ orderId, refundId }) => `act_on_notification:${refundId ?? orderId}`,
})

/** Looks at what a notification named; the provider is asked, the notification is not believed. */
export function handleActOnNotification(services: Services): JobHandler {
  return handleJob(actOnNotification, async ({ orderId, refundId }) => {
    if (refundId !== null) return followRefund(services, refundId)
    const order = await findOrder(services.db, orderId)
    if (order) await settleOrder(services, order, { looksAgain: true })
  })
}
