import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { type Owned, takeAway } from './resumable-uploads.ts'

export const expiredUploadsJob = defineJob({
  name: 'remove_expired_uploads',
  payload: z.looseObject({}),
  maxAttempts: 3,
})

/** Deletes the parts of uploads that were abandoned or submitted. Failures are left to the next run. */
export async function removeExpiredUploads({ db, files }: Pick<Services, 'db' | 'files'>): Promise<void> {
  for (;;) {
    const { rows } = await sql<Owned>`
      select id, customer_id as "customerId" from resumable_uploads where expires_at < now() limit 100
    `.execute(db)
    for (const upload of rows) {
      // If this fails after the row is gone, the file is an orphan and collected as such.
      for (const filename of (await takeAway(db, upload)) ?? []) await files.remove(filename)
    }
    if (rows.length === 0) return
  }
}
