import { randomBytes } from 'node:crypto'
import type { StaffMember } from '@sanad/contracts'
import { type Kysely, sql } from 'kysely'
import { actingAs } from '../../../platform/acting-staff.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Tokens } from '../../identity/sessions/session-token.ts'
import { hashPassword, isPassword } from './hash-password.ts'

interface Attempt {
  readonly email: string
  readonly password: string
  readonly userAgent: string | undefined
}

/** Dummy hash for an unknown address: equal response time, against user enumeration by timing. */
const nobodysHash = hashPassword(randomBytes(16).toString('hex'))

/** Begins a staff session of eight hours. */
export async function logInStaff(
  db: Kysely<Tables>,
  tokens: Tokens,
  { email, password, userAgent = '' }: Attempt,
): Promise<{ token: string; staff: StaffMember }> {
  const member = await db
    .selectFrom('staff_members')
    .selectAll()
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  const isRight = await isPassword(password, member?.password_hash ?? (await nobodysHash))
  if (!member || !isRight) throw new AppError('staff_login_failed')
  const { id, name, role } = member
  const session = await db.transaction().execute(async (tx) => {
    await actingAs(id, () =>
      recordAudit(tx, {
        action: 'STAFF_ACTION',
        entityType: 'staff_member',
        entityId: id,
        customerId: null,
        description: 'Signed in at the desk',
      }),
    )
    return tx
      .insertInto('staff_sessions')
      .values({
        staff_id: id,
        user_agent: userAgent.slice(0, 300),
        expires_at: sql<Date>`date_trunc('second', now()) + interval '8 hours'`,
      })
      .returning(['id', sql<number>`extract(epoch from expires_at)::float8`.as('exp')])
      .executeTakeFirstOrThrow()
  })
  const token = tokens.signStaff({ sid: session.id, sub: id, exp: session.exp })
  return { token, staff: { id, name, email, role } }
}
