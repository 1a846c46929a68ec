import type { Database } from './database.ts'

/** After half a minute portals take up what killed ones had begun, at their next look, a few seconds later. */
export async function passHalfAMinute({ query }: Database): Promise<void> {
  await query(`
    update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'
    where not exists (select from pg_stat_activity where application_name = locked_by)`)
}
