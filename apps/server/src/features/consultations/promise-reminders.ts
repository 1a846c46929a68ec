import { fromMillis, type Instant, toMillis } from '@sanad/domain'
import * as z from 'zod'
import type { Db } from '../../platform/db.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { defineJob } from '../../platform/jobs/job.ts'

const HOUR = 3_600_000
/** So many hours before its time. */
const leads = [24, 1]

export const consultationReminderJob = defineJob({
  name: 'remind_of_consultation',
  payload: z.object({ consultationId: z.uuid(), startsAt: z.iso.datetime(), hoursBefore: z.int() }),
  maxAttempts: 10,
  key: ({ consultationId, hoursBefore }) => `consultation ${consultationId} ${hoursBefore}`,
})

/** Promises to remind the customer of a consultation; those of another time of it find that it was moved. */
export async function promiseReminders(
  db: Db,
  { consultationId, startsAt, now }: { consultationId: string; startsAt: Instant; now: Instant },
): Promise<void> {
  for (const hoursBefore of leads) {
    const runAt = fromMillis(toMillis(startsAt) - hoursBefore * HOUR)
    // Who is told of the time so late needs no reminder of it.
    if (toMillis(runAt) <= toMillis(now)) continue
    await enqueueJob(db, consultationReminderJob, { consultationId, startsAt, hoursBefore }, { runAt })
  }
}
