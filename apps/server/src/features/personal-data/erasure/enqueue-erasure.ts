import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from '../../../platform/db.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { defineJob } from '../../../platform/jobs/job.ts'

export const eraseCustomerJob = defineJob({
  name: 'erase_customer',
  payload: z.object({ erasureId: z.uuid() }),
  maxAttempts: 25,
  key: ({ erasureId }) => `erase_customer:${erasureId}`,
})

/** Keyed by the request: enqueued again, it replaces the job that waits. */
export async function enqueueErasure(db: Db, erasureId: string, at: Date | undefined): Promise<void> {
  await enqueueJob(db, eraseCustomerJob, { erasureId }, at ? { runAt: at.toISOString() } : {})
}

/** Re-enqueues overdue requests, whose jobs may have exhausted their attempts. */
export async function resumeErasures(db: Db): Promise<void> {
  const overdue = await db
    .selectFrom('erasure_requests')
    .select('id')
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .where('due_at', '<', sql<Date>`now()`)
    .execute()
  for (const { id } of overdue) await enqueueErasure(db, id, undefined)
}
