import type { Books } from './database.ts'

/** Ages locked jobs by the grace period of 30 seconds: the next poll of a portal unlocks those of killed portals. */
export async function passHalfAMinute({ query }: Books): Promise<void> {
  await query(`
    update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'
    where not exists (select from pg_stat_activity where application_name = locked_by)`)
}
