import type { StaffPerson } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db.ts'
import { toInstant } from '../../../../platform/postgres-time.ts'

interface Row extends Omit<StaffPerson, 'state'> {
  readonly has_password: boolean
  readonly has_left: boolean
}

/** Everybody of the service centre, or one of them: who is here first, then by name. */
export async function listMembers(db: Db, memberId?: string): Promise<StaffPerson[]> {
  const { rows } = await sql<{ row: Row }>`
    select json_build_object(
      'id', m.id, 'name', m.name, 'email', m.email, 'limits', m.limits,
      'has_password', m.password_hash is not null, 'has_left', m.disabled_at is not null,
      'roles', array(select r.role from staff_roles r where r.staff_id = m.id order by r.role),
      'teams', array(select t.team_id from team_members t where t.staff_id = m.id order by t.team_id),
      'absence', (
        select json_build_object('starts_at', a.starts_at, 'has_begun', a.starts_at <= now(), 'ends_at', a.ends_at, 'deputy',
          (select json_build_object('id', d.id, 'name', d.name) from staff_members d where d.id = a.deputy))
        from staff_absences a where a.staff_id = m.id and a.ends_at > now() order by a.starts_at limit 1),
      'factors', array(select distinct f.kind from staff_factors f
        where f.staff_id = m.id and f.confirmed_at is not null order by f.kind),
      'open_sessions', (select count(*) from live_staff_sessions s where s.staff_id = m.id),
      'last_sign_in', (select max(s.opened_at) from staff_sessions s where s.staff_id = m.id),
      'open_work', (select count(*) from work_items w where w.owner = m.id),
      'link_until', (select i.expires_at from staff_invitations i
        where i.staff_id = m.id and i.used_at is null and i.expires_at > now() order by i.id desc limit 1)
    ) as row
    from staff_members m
    where ${memberId ? sql`m.id = ${memberId}::uuid` : sql`true`}
    order by m.disabled_at is not null, m.name, m.id`.execute(db)
  return rows.map(({ row: { has_password, has_left, absence, ...row } }) => ({
    ...row,
    state: has_left ? 'left' : has_password ? 'active' : 'invited',
    absence: absence && {
      ...absence,
      starts_at: toInstant(absence.starts_at),
      ends_at: toInstant(absence.ends_at),
    },
    last_sign_in: row.last_sign_in && toInstant(row.last_sign_in),
    link_until: row.link_until && toInstant(row.link_until),
  }))
}
