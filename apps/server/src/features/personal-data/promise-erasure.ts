import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { eraseCustomerJob } from './personal-data-jobs.ts'

/** One job for each request: another one takes the place of the one that waits. */
export async function promiseErasure(db: Db, erasureId: string, at: Date | undefined): Promise<void> {
  await enqueueJob(db, eraseCustomerJob, { erasureId }, at ? { runAt: at.toISOString() } : {})
}

/** Takes up what is overdue, as its job may have been given up after too many failures. */
export async function resumeErasures(db: Db): Promise<void> {
  const overdue = await db
    .selectFrom('erasure_requests')
    .select('id')
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .where('due_at', '<', sql<Date>`now()`)
    .execute()
  for (const { id } of overdue) await promiseErasure(db, id, undefined)
}
