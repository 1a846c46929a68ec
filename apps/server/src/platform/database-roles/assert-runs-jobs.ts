import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** Refuses a login that may not run jobs: they would be enqueued and never done. */
export async function assertRunsJobs(db: Db): Promise<void> {
  const { rows } = await sql<{ login: string; runs: boolean }>`
    select current_user as login, has_schema_privilege('graphile_worker', 'usage')
      and has_table_privilege('graphile_worker._private_jobs', 'delete') as runs`.execute(db)
  if (rows[0]?.runs) return
  throw new Error(
    `${rows[0]?.login} may not run jobs: set JOBS_DATABASE_URL to a login that is a member of sanad_jobs ` +
      '(docs/how-to/separate-database-roles.md).',
  )
}
