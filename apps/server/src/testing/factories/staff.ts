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
  fields: StaffFields = {},
): Promise<{ staffId: string; email: string; name: string }> {
  const { staff, write } = writingStaff(db, fields)
  const { id } = await write.selectFrom('member').select('id').executeTakeFirstOrThrow()
  return { staffId: id, ...staff }
}

/** A member of staff with a live session; `staffToken` is its bearer token. */
export async function signInStaff(
  { db, config }: Pick<Services, 'db' | 'config'>,
  fields: StaffFields = {},
): Promise<{ staffId: string; email: string; name: string; staffToken: string; staffSessionId: string }> {
  const { staff, write } = writingStaff(db, fields)
  const { staffId, id, exp } = await write
    .with('session', (query) =>
      query
        .insertInto('staff_sessions')
        .columns(['staff_id', 'opened_at', 'expires_at'])
        .expression((select) =>
          select
            .selectFrom('member')
            .select([
              'id',
              sql<Date>`now()`.as('opened_at'),
              sql<Date>`date_trunc('second', now()) + interval '8 hours'`.as('expires_at'),
            ]),
        )
        .returning([
          'id',
          'staff_id as staffId',
          sql<number>`extract(epoch from expires_at)::float8`.as('exp'),
        ]),
    )
    .with('proofs', (query) =>
      query
        .insertInto('staff_proofs')
        .columns(['session_id', 'kind'])
        .expression((select) =>
          select
            .selectFrom('session')
            .select(['id', sql<string>`unnest(array['password', 'totp'])`.as('kind')]),
        ),
    )
    .selectFrom('session')
    .select(['staffId', 'id', 'exp'])
    .executeTakeFirstOrThrow()
  const tokens = createTokens(config.secrets.session)
  return {
    ...staff,
    staffId,
    staffSessionId: id,
    staffToken: tokens.signStaff({ sid: id, sub: staffId, exp }),
  }
}

/** One statement for all of it: thousands of members are made in the tests. */
function writingStaff(db: Services['db'], { name = 'Priya Nair', roles = allWork }: StaffFields) {
  const email = `priya.${randomBytes(5).toString('hex')}@centre.example.in`
  const write = db
    .with('member', (query) =>
      query.insertInto('staff_members').values({ email, name, password_hash: 'none' }).returning('id'),
    )
    .with('roles', (query) =>
      query
        .insertInto('staff_roles')
        .columns(['staff_id', 'role'])
        .expression((select) =>
          select
            .selectFrom('member')
            .select(['id', sql<StaffRole>`unnest(${[...roles]}::text[])`.as('role')]),
        ),
    )
  return { staff: { email, name }, write }
}
