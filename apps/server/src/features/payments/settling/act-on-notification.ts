import * as z from 'zod'
import type { Db } from '../../../platform/db.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { findOrder } from '../records/order-queries.ts'
import { followRefund } from '../refunds/follow-refund.ts'
import { isAllOnRecord } from './return-surplus.ts'
import { settleOrder } from './settle-order.ts'

/** Any number of notifications of one payment, order or refund that wait are one look at it. */
export const actOnNotification = defineJob({
  name: 'act_on_notification',
  payload: z.object({
    orderId: z.string(),
    refundId: z.string().nullable(),
    /** The payment that it tells of; jobs of the former release name none. */
    paymentId: z.string().nullable().default(null),
  }),
  maxAttempts: 25,
  priority: 'early',
  key: ({ orderId, refundId, paymentId }) =>
    ['act_on_notification', refundId ?? orderId, paymentId].filter((part) => part !== null).join(':'),
})

/**
 * Looks at what a notification named; the provider is asked, the notification is not believed. Not where the payment that it
 * tells of is on record as succeeded, which is final: mostly the browser, which was there, has had it settled meanwhile.
 */
export function handleActOnNotification(services: Services): JobHandler {
  return handleJob(actOnNotification, async ({ orderId, refundId, paymentId }) => {
    if (refundId !== null) return followRefund(services, refundId)
    if (paymentId !== null && (await isOnRecord(services.db, orderId, paymentId))) return
    const order = await findOrder(services.db, orderId)
    if (order) await settleOrder(services, order, { looksAgain: true })
  })
}

const isOnRecord = (db: Db, order_id: string, paymentId: string) =>
  isAllOnRecord(db, { order_id }, [{ paymentId, status: 'succeeded' }])
