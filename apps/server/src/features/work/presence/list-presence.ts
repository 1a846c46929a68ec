import type { Present } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** Pages say every 20 seconds that they are open; two of these may be lost, and whoever left is gone after 45. */
export const presenceSeconds = 40

/** Who is where, of these subjects or of all; somebody with several pages is there once. */
export async function listPresence(db: Db, subjects: readonly string[] | null): Promise<Present[]> {
  const { rows } = await sql<Present>`
    select p.subject_id, m.id, m.name, bool_or(p.writes) as writes
    from staff_presence p join staff_members m on m.id = p.staff_id
    where p.seen_at > clock_timestamp() - make_interval(secs => ${presenceSeconds})
      ${subjects ? sql`and p.subject_id = any(${subjects}::uuid[])` : sql``}
    group by p.subject_id, m.id, m.name order by p.subject_id, m.name, m.id limit 1000`.execute(db)
  return rows
}

/** Ends what pages no longer say: the deletion is announced like every other change, by whichever process is first. */
export async function endSilentPresence(db: Db): Promise<void> {
  await sql`
    delete from staff_presence where page_id in (
      select page_id from staff_presence
      where seen_at < clock_timestamp() - make_interval(secs => ${presenceSeconds})
      order by page_id for update skip locked)`.execute(db)
}
