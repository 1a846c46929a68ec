import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import type { Tables } from '../database-tables.ts'
import { defineJob, handleJob, type JobHandler } from '../jobs/job.ts'

const forgetRateLimitsJob = defineJob({ name: 'forget_rate_limits', payload: z.object({}), maxAttempts: 3 })

/** Removes, every hour, the counters whose time is over: their keys hold addresses of people. */
export function forgetRateLimits(db: Kysely<Tables>): JobHandler {
  const forget = async () => {
    await sql`delete from rate_limits where expires_at <= now()`.execute(db)
  }
  return handleJob(forgetRateLimitsJob, forget, { cron: '23 * * * *' })
}
