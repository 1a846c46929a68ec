import { randomBytes } from 'node:crypto'
import type { StaffRole } from '@sanad/domain'
import { sql } from 'kysely'
import { createTokens } from '../../features/identity/sessions/session-token.ts'
import type { Services } from '../../platform/services.ts'

interface StaffFields {
  readonly name?: string
  readonly roles?: readonly StaffRole[]
}

/** The roles that together do all of the work. */
const allWork: readonly StaffRole[] = ['clerk', 'reviewer', 'accounts', 'manager']

/** A member of the service centre, written past the API; nobody can log in as them. */
export async function createStaff(
  { db }: Pick<Services, 'db'>,
  { name = 'Priya Nair', roles = allWork }: StaffFields = {},
): Promise<{ staffId: string; email: string; name: string }> {
  const email = `priya.${randomBytes(5).toString('hex')}@centre.example.in`
  const { id } = await db
    .insertInto('staff_members')
    .values({ email, name, password_hash: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (roles.length > 0) {
    const rows = roles.map((role) => ({ staff_id: id, role }))
    await db.insertInto('staff_roles').values(rows).execute()
  }
  return { staffId: id, email, name }
}

/** A member of staff with a live session; `staffToken` is its bearer token. */
export async function signInStaff(
  services: Pick<Services, 'db' | 'config'>,
  fields: StaffFields = {},
): Promise<{ staffId: string; email: string; name: string; staffToken: string; staffSessionId: string }> {
  const member = await createStaff(services, fields)
  const { id, exp } = await services.db
    .insertInto('staff_sessions')
    .values({
      staff_id: member.staffId,
      opened_at: sql<Date>`now()`,
      expires_at: sql<Date>`date_trunc('second', now()) + interval '8 hours'`,
    })
    .returning(['id', sql<number>`extract(epoch from expires_at)::float8`.as('exp')])
    .executeTakeFirstOrThrow()
  await services.db
    .insertInto('staff_proofs')
    .values([
      { session_id: id, kind: 'password' },
      { session_id: id, kind: 'totp' },
    ])
    .execute()
  const tokens = createTokens(services.config.secrets.session)
  return {
    ...member,
    staffSessionId: id,
    staffToken: tokens.signStaff({ sid: id, sub: member.staffId, exp }),
  }
}
