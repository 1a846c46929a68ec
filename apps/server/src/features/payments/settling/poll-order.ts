import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { findOrder } from '../records/order-queries.ts'
import { enqueueNextPoll, pollOrder } from './enqueue-poll.ts'
import { settleOrder } from './settle-order.ts'

/** Asks for an order that nobody else may ask for any more: its browser is closed and its webhook lost. */
export function handlePollOrder(services: Services): JobHandler {
  return handleJob(pollOrder, async ({ orderId }) => {
    const order = await findOrder(services.db, orderId)
    if (!order) return
    await settleOrder(services, order, { looksAgain: true, isPoll: true })
    // Last of all: what takes the place of a job that runs ends its tries.
    await services.db.transaction().execute(async (tx) => {
      const settled = await findOrder(tx, orderId)
      if (settled) await enqueueNextPoll(tx, settled)
    })
  })
}
