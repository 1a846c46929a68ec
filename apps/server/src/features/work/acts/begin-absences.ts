import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { handOverWork } from './hand-over-work.ts'

/**
 * Hands over the work of everybody whose absence has begun: to the deputy, or back to everybody. Meanwhile nothing new is
 * theirs (present_owner). Locked rows are another process's.
 */
export async function beginAbsences(tx: Db): Promise<void> {
  const { rows } = await sql<{
    id: string
    staff_id: string
    recorded_by: string | null
    owner: string | null
  }>`
    select a.id, a.staff_id, a.recorded_by, present_owner(a.staff_id) as owner from staff_absences a
    where a.handed_over_at is null and a.starts_at <= now() and a.ends_at > now()
    order by a.id for update skip locked`.execute(tx)
  for (const { id, staff_id: from, recorded_by, owner } of rows) {
    const to = owner === from ? null : owner
    await handOverWork(tx, { from, to, actorId: recorded_by ?? from, reason: 'Absent' })
    await tx
      .updateTable('staff_absences')
      .set({ handed_over_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  }
}
