import type { StaffRole } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError, orThrow } from '../../../../platform/app-error.ts'
import type { Db } from '../../../../platform/db.ts'

/** Somebody of the service centre who has not left. */
export async function getPresentMember(db: Db, memberId: string) {
  const member = await db
    .selectFrom('staff_members')
    .select(['id', 'email', 'name', 'limits'])
    .where('id', '=', memberId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return orThrow(member, 'not_found')
}

export async function listRoles(db: Db, memberId: string): Promise<StaffRole[]> {
  const rows = await db.selectFrom('staff_roles').select('role').where('staff_id', '=', memberId).execute()
  return rows.map(({ role }) => role).sort()
}

export async function listTeamIds(db: Db, memberId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('team_members')
    .select('team_id')
    .where('staff_id', '=', memberId)
    .orderBy('team_id')
    .execute()
  return rows.map(({ team_id }) => team_id)
}

/** Admins who can sign in. */
export async function listAdminIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_roles as r')
    .innerJoin('staff_members as m', 'm.id', 'r.staff_id')
    .select('m.id')
    .where('r.role', '=', 'admin')
    .where('m.disabled_at', 'is', null)
    .where('m.password_hash', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends every sign-in, and with it the customers' portals that it opened; answers how many. A trigger tells the pages. */
export async function endSessionsOf(tx: Db, memberId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('staff_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

interface Rights {
  readonly memberId: string
  readonly actorId: string | null
  readonly roles: readonly StaffRole[]
  readonly teams: readonly number[]
  readonly limits: object
}

/** Puts these roles, teams and limits in place of the former ones. */
export async function writeRights(
  tx: Db,
  { memberId, actorId, roles, teams, limits }: Rights,
): Promise<void> {
  await tx.deleteFrom('staff_roles').where('staff_id', '=', memberId).execute()
  const rows = [...new Set(roles)].map((role) => ({ staff_id: memberId, role, granted_by: actorId }))
  if (rows.length > 0) await tx.insertInto('staff_roles').values(rows).execute()
  await assertTeams(tx, teams)
  await tx.deleteFrom('team_members').where('staff_id', '=', memberId).execute()
  const places = [...new Set(teams)].map((team_id) => ({ team_id, staff_id: memberId }))
  if (places.length > 0) await tx.insertInto('team_members').values(places).execute()
  await tx
    .updateTable('staff_members')
    .set({ limits: JSON.stringify(limits) })
    .where('id', '=', memberId)
    .execute()
}

async function assertTeams(db: Db, teams: readonly number[]): Promise<void> {
  if (teams.length === 0) return
  const found = await db
    .selectFrom('teams')
    .select('id')
    .where('id', 'in', [...teams])
    .execute()
  if (found.length < new Set(teams).size) throw new AppError('team_unknown')
}
