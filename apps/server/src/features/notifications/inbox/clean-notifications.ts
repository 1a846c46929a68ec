import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'

const KEPT = '180 days'
const AT_ONCE = 10_000

export const cleanNotificationsJob = defineJob({
  name: 'clean_notifications',
  payload: z.object({}),
  maxAttempts: 3,
})

/** Retention: deletes notifications after half a year, in batches. Their facts stay where they were recorded. */
export async function cleanNotifications({ db }: Pick<Services, 'db'>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from notifications where id in (
        select id from notifications where created_at < now() - ${KEPT}::interval limit ${AT_ONCE})
    `.execute(db)
    if (numAffectedRows < AT_ONCE) return
  }
}
