import { listOrderStates, listPolledRefundStates } from '@sanad/domain'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../../platform/db.ts'
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts'
import { literalList } from '../../platform/literal-list.ts'
import type { Services } from '../../platform/services.ts'
import { settleFreeItems } from './ordering/settle-free-items.ts'
import { enqueueRefund } from './refunds/enqueue-refund.ts'
import { enqueuePoll } from './settling/enqueue-poll.ts'

export const sweepPayments = defineJob({ name: 'sweep_payments', payload: z.object({}), maxAttempts: 10 })

const LIMIT = 500

/** Never planned, as by an older version, or planned for a time that has long gone, as all tries failed. */
const isForgotten = sql`(next_poll_at is null or next_poll_at < now() - interval '10 minutes')`

/** Takes up what is undecided and has no job, and settles what a discount covers. */
export function handleSweepPayments(services: Services): JobHandler {
  const sweep = async () => {
    await services.db.transaction().execute(sweepOrders)
    await services.db.transaction().execute(sweepRefunds)
    await settleFreeItems(services)
  }
  return handleJob(sweepPayments, sweep, { cron: '*/5 * * * *' })
}

async function sweepOrders(tx: Db): Promise<void> {
  const { rows } = await sql<{ orderId: string; now: Date }>`
    select order_id as "orderId", now() as now from payment_orders
    where id in (
        select id from payment_orders where state in ${literalList(listOrderStates('live'))} and ${isForgotten}
        union all
        select id from payment_orders
         where state in ${literalList(listOrderStates('closed'))} and created_at > now() - interval '7 days'
           and ${isForgotten}
        union all
        select id from payment_orders
         where state in ${literalList(listOrderStates('decided'))} and next_poll_at < now() - interval '10 minutes'
        limit ${LIMIT})
    for update skip locked
  `.execute(tx)
  for (const { orderId, now } of rows) {
    await tx
      .updateTable('payment_orders')
      .set({ next_poll_at: now })
      .where('order_id', '=', orderId)
      .execute()
    await enqueuePoll(tx, orderId, now)
  }
}

async function sweepRefunds(tx: Db): Promise<void> {
  const { rows } = await sql<{ id: string; now: Date }>`
    select id, now() as now from refunds
    where ${isForgotten} and state in ${literalList(listPolledRefundStates())}
    order by requested_at limit ${LIMIT}
    for update skip locked
  `.execute(tx)
  for (const { id, now } of rows) await enqueueRefund(tx, id, now)
}
