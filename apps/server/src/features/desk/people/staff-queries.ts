import type { StaffMember } from '@sanad/contracts'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'

export async function getStaff(db: Db, staffId: string): Promise<StaffMember> {
  const member = await db
    .selectFrom('staff_members')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', staffId)
    .executeTakeFirst()
  return orThrow(member, 'not_found')
}
