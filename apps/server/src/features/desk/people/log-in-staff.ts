import type { StaffMember } from '@sanad/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { actingAs } from '../../../platform/acting-staff.ts'
import { AppError } from '../../../platform/app-error.ts'
import { recordSecurityEvent } from '../../../platform/security/security-event.ts'
import type { Services } from '../../../platform/services.ts'
import { defineTask } from '../../../platform/workers/worker-task.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { findKnownPlace, type Origin, rememberPlaces } from '../../identity/sessions/known-places.ts'
import type { Tokens } from '../../identity/sessions/session-token.ts'
import { nobodysHash } from './hash-password.ts'
import type { isPassword } from './is-password.ts'
import type { BeginAttempt } from './staff-login-limit.ts'
import { findStaffByEmail, getStaff } from './staff-queries.ts'

interface Attempt {
  readonly email: string
  readonly password: string
  readonly userAgent: string | undefined
  readonly origin: Origin
  readonly log: FastifyBaseLogger
}

const checkPassword = defineTask<typeof isPassword>({
  file: new URL('./is-password.ts', import.meta.url),
  name: 'isPassword',
  // A third of a second on an idle core; nobody can make it longer, so that only a busy machine comes near.
  deadlineMs: 60_000,
})

/** Begins a staff session of eight hours. */
export async function logInStaff(
  services: Pick<Services, 'db' | 'config' | 'workers'>,
  tokens: Tokens,
  beginAttempt: BeginAttempt,
  { email, password, userAgent = '', origin, log }: Attempt,
): Promise<{ token: string; staff: StaffMember; browser: string }> {
  const { db, config, workers } = services
  const { address } = origin
  const member = await findStaffByEmail(db, email)
  const place = member && (await findKnownPlace(services, { staffId: member.id }, origin))
  const attempt = await beginAttempt({ email, address, placeId: place?.id })
  // Equal response time for an unknown address, against user enumeration by timing.
  const given = { password, stored: member?.password_hash ?? nobodysHash() }
  const isRight = await workers.passwords
    .run(checkPassword, given, { isFirst: place !== undefined })
    .catch(async (error: unknown) => {
      await attempt.finish(false, log)
      throw error
    })
  await attempt.finish(!member || !isRight, log)
  if (!member || !isRight) {
    const reason = member ? 'wrong_password' : 'unknown_member'
    await recordSecurityEvent(db, { event: 'sign_in_failed', reason, staffId: member?.id ?? null, address })
    throw new AppError('staff_login_failed')
  }
  const { id } = member
  const { browser, ...session } = await db.transaction().execute(async (tx) => {
    if (place?.kind !== 'browser')
      await recordSecurityEvent(tx, { event: 'device_new', staffId: id, address })
    const browser = await rememberPlaces({ db: tx, config }, { staffId: id }, origin)
    await actingAs(id, () =>
      recordAudit(tx, {
        action: 'STAFF_ACTION',
        entityType: 'staff_member',
        entityId: id,
        customerId: null,
        description: 'Signed in at the desk',
      }),
    )
    const session = await tx
      .insertInto('staff_sessions')
      .values({
        staff_id: id,
        user_agent: userAgent.slice(0, 300),
        expires_at: sql<Date>`date_trunc('second', now()) + interval '8 hours'`,
      })
      .returning(['id', sql<number>`extract(epoch from expires_at)::float8`.as('exp')])
      .executeTakeFirstOrThrow()
    await tx.insertInto('staff_proofs').values({ session_id: session.id, kind: 'password' }).execute()
    return { browser, ...session }
  })
  const token = tokens.signStaff({ sid: session.id, sub: id, exp: session.exp })
  return { token, staff: await getStaff(db, id), browser }
}
