import type { StaffChange } from '@sanad/contracts/staff'
import type { Db } from '../../../../platform/db.ts'

/** What was changed about a member, the newest first. */
export async function listChanges(db: Db, memberId: string): Promise<StaffChange[]> {
  const rows = await db
    .selectFrom('staff_role_acts as a')
    .leftJoin('staff_members as m', 'm.id', 'a.made_by')
    .select(['a.act', 'a.recorded_at', 'a.details', 'm.name'])
    .where('a.staff_id', '=', memberId)
    .orderBy('a.id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ act, recorded_at, details, name }) => ({
    act,
    at: recorded_at.toISOString(),
    by: name,
    details,
  }))
}
