import type { StaffMember } from '@sanad/contracts/staff'
import { permissionsOf, type StaffRole } from '@sanad/domain'
import { type Selectable, sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'

/** The member who signs in with this address; not one who left. */
export function findStaffByEmail(
  db: Db,
  email: string,
): Promise<Selectable<Tables['staff_members']> | undefined> {
  return db
    .selectFrom('staff_members')
    .selectAll()
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function getStaff(db: Db, staffId: string): Promise<StaffMember> {
  const member = await db
    .selectFrom('staff_members')
    .select(['id', 'name', 'email', 'language', rolesOfMember.as('roles')])
    .where('id', '=', staffId)
    .executeTakeFirst()
  const found = orThrow(member, 'not_found')
  return { ...found, permissions: permissionsOf(found.roles) }
}

export async function saveStaffLanguage(
  db: Db,
  staffId: string,
  language: NonNullable<StaffMember['language']>,
): Promise<void> {
  await db.updateTable('staff_members').set({ language }).where('id', '=', staffId).execute()
}

const rolesOfMember = sql<StaffRole[]>`
  array(select r.role from staff_roles r where r.staff_id = staff_members.id order by r.role)`
