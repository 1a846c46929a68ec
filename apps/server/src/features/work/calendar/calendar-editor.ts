import { permissionsOf, type StaffRole } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** What is wrong with a change of a calendar, in words for the person who records it. */
export class CalendarRefused extends Error {}

/** The id of the member with this e-mail address; throws CalendarRefused unless they may change calendars. */
export async function getCalendarEditor(db: Db, email: string): Promise<string> {
  const { rows } = await sql<{ id: string; roles: StaffRole[] }>`
    select m.id, array(select r.role from staff_roles r where r.staff_id = m.id) as roles
      from staff_members m where m.email = ${email} and m.disabled_at is null
  `.execute(db)
  const [member] = rows
  if (!member || !permissionsOf(member.roles).includes('calendar.edit')) {
    throw new CalendarRefused(`${email} may not change the calendar`)
  }
  return member.id
}
