import { isPolledTooEarly } from '@sanad/domain'
import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { findOrder } from '../records/order-queries.ts'
import { enqueueNextPoll, pollOrder } from './enqueue-poll.ts'
import { settleOrder } from './settle-order.ts'

/** Reconciles an order whose browser was closed and whose webhook was lost. */
export function handlePollOrder(services: Services): JobHandler {
  return handleJob(pollOrder, async ({ orderId }) => {
    const order = await findOrder(services.db, orderId)
    if (!order) return
    const now = new Date(await readNow(services.db))
    if (isPolledTooEarly({ state: order.state, decidedAt: order.closed_at }, now))
      return enqueueNextPoll(services.db, order, now)
    await settleOrder(services, order, { looksAgain: true, isPoll: true })
    // Last: enqueuing under the same job key replaces the running job, and with it its retries.
    const settled = await findOrder(services.db, orderId)
    if (settled) await enqueueNextPoll(services.db, settled)
  })
}
