import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export interface ProjectionLag {
  readonly subjects: number
  /** Seconds since the oldest mark. */
  readonly oldestSeconds: number
}

/** What was marked and is not projected yet; a portal that runs clears it every few seconds. */
export async function readProjectionLag(db: Db): Promise<ProjectionLag> {
  const { rows } = await sql<ProjectionLag>`
    select count(*)::int as subjects,
      coalesce(extract(epoch from now() - min(marked_at)), 0)::float8 as "oldestSeconds"
    from stale_subjects`.execute(db)
  return rows[0] ?? { subjects: 0, oldestSeconds: 0 }
}
