import type { Db } from '../../platform/db.ts'

/** Everybody whose acts can be asked for; who left is still in the log. */
export function listAuditPeople(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('staff_members')
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .limit(1000)
    .execute()
}
