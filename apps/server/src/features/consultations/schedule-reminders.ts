import { fromMillis, type Instant, toMillis } from '@sanad/domain'
import * as z from 'zod'
import type { Db } from '../../platform/db.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { defineJob } from '../../platform/jobs/job.ts'

const HOUR = 3_600_000
/** Lead times in hours. */
const leads = [24, 1]

export const consultationReminderJob = defineJob({
  name: 'remind_of_consultation',
  payload: z.object({ consultationId: z.uuid(), startsAt: z.iso.datetime(), hoursBefore: z.int() }),
  maxAttempts: 10,
  key: ({ consultationId, hoursBefore }) => `consultation ${consultationId} ${hoursBefore}`,
})

/** Enqueues the reminders of a consultation. Those of a former time stay enqueued and do nothing when they run. */
export async function scheduleReminders(
  db: Db,
  { consultationId, startsAt, now }: { consultationId: string; startsAt: Instant; now: Instant },
): Promise<void> {
  for (const hoursBefore of leads) {
    const runAt = fromMillis(toMillis(startsAt) - hoursBefore * HOUR)
    // Confirmed later than the lead time: the confirmation itself is the reminder.
    if (toMillis(runAt) <= toMillis(now)) continue
    await enqueueJob(db, consultationReminderJob, { consultationId, startsAt, hoursBefore }, { runAt })
  }
}
