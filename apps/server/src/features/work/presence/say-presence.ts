import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

interface Saying {
  readonly staffId: string
  readonly pageId: string
  /** Null: the page shows nothing of a customer any more. */
  readonly subjectId: string | null
  readonly writes: boolean
}

/** As many as a member has streams. */
const MOST_PAGES = 20

/** Keeps what a page shows, by the clock of the database; triggers announce what has changed by it. Locks nothing. */
export async function sayPresence(db: Db, { staffId, pageId, subjectId, writes }: Saying): Promise<void> {
  if (subjectId === null) {
    await db
      .deleteFrom('staff_presence')
      .where('page_id', '=', pageId)
      .where('staff_id', '=', staffId)
      .execute()
    return
  }
  await sql`
    insert into staff_presence (page_id, staff_id, subject_id, writes)
    select ${pageId}::uuid, ${staffId}::uuid, ${subjectId}::uuid, ${writes}::boolean
    where (select count(*) from staff_presence
            where staff_id = ${staffId}::uuid and page_id <> ${pageId}::uuid) < ${MOST_PAGES}
    on conflict (page_id) do update
      set subject_id = excluded.subject_id, writes = excluded.writes, seen_at = clock_timestamp()
      where staff_presence.staff_id = excluded.staff_id`.execute(db)
}
