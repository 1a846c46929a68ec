import { nextOrderPoll } from '@sanad/domain'
import * as z from 'zod'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { PaymentOrder } from '../records/order-queries.ts'

// Failures are tried again within minutes; sweep-payments.ts begins anew when all of them failed.
export const pollOrder = defineJob({
  name: 'poll_order',
  payload: z.object({ orderId: z.string() }),
  maxAttempts: 25,
  priority: 'early',
  key: ({ orderId }) => `poll_order:${orderId}`,
})

/**
 * Has the poller look at an order at its next time, if there is one. In the transaction that changed the order, if one
 * did: the plan itself is one statement.
 */
export async function enqueueNextPoll(
  db: Db,
  order: Pick<PaymentOrder, 'order_id' | 'state' | 'created_at' | 'closed_at'>,
  now?: Date,
): Promise<void> {
  const { order_id: orderId, state, created_at: createdAt, closed_at: decidedAt } = order
  const next = nextOrderPoll({ state, createdAt, decidedAt }, now ?? new Date(await readNow(db))) ?? null
  const planned = db.updateTable('payment_orders').set({ next_poll_at: next }).where('order_id', '=', orderId)
  if (next) await enqueueJob(db, pollOrder, { orderId }, { runAt: next.toISOString(), along: planned })
  else await planned.execute()
}

export async function enqueuePoll(tx: Db, orderId: string, at: Date): Promise<void> {
  await enqueueJob(tx, pollOrder, { orderId }, { runAt: at.toISOString() })
}
