import type { Db } from '../../platform/db.ts'

/** How a member of staff is named to customers. */
export function findStaffName(db: Db, staffId: string): Promise<{ name: string } | undefined> {
  return db.selectFrom('staff_members').select('name').where('id', '=', staffId).executeTakeFirst()
}
