import { permissionsOf, type StaffRole } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** What is wrong with a change of a calendar, in words for the person who records it. */
export class CalendarRefused extends Error {}

/** Who changes a calendar: by an operator's command, or a member at the desk, whose call named the permission. */
export type CalendarEditor = { readonly email: string } | { readonly staffId: string }

/** Their id; throws CalendarRefused unless they may change calendars. */
export async function getCalendarEditor(db: Db, editor: CalendarEditor): Promise<string> {
  if ('staffId' in editor) return editor.staffId
  const { email } = editor
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
