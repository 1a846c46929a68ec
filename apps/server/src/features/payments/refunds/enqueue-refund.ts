import { nextRefundPoll } from '@sanad/domain'
import * as z from 'zod'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Refund } from '../records/refund-queries.ts'

// Failures are tried again within minutes; sweep-payments.ts begins anew when all of them failed.
export const processRefund = defineJob({
  name: 'process_refund',
  payload: z.object({ refundId: z.uuid() }),
  maxAttempts: 25,
  priority: 'early',
  key: ({ refundId }) => `process_refund:${refundId}`,
})

export async function enqueueRefund(tx: Db, refundId: string, at: Date): Promise<void> {
  await tx.updateTable('refunds').set({ next_poll_at: at }).where('id', '=', refundId).execute()
  await enqueueJob(tx, processRefund, { refundId }, { runAt: at.toISOString() })
}

/** Has a refund that is under way looked at again at its next time. */
export async function enqueueNextRefundPoll(tx: Db, refund: Refund): Promise<void> {
  const now = new Date(await readNow(tx))
  await enqueueRefund(tx, refund.id, nextRefundPoll(refund.requested_at, now))
}
