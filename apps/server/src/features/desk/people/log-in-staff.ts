import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import { recordSecurityEvent } from '../../../platform/security/security-event.ts'
import type { Services } from '../../../platform/services.ts'
import { defineTask } from '../../../platform/workers/worker-task.ts'
import { findKnownPlace, type Origin } from '../../identity/sessions/known-places.ts'
import type { Tokens } from '../../identity/sessions/session-token.ts'
import { insertSession } from './factors/open-session.ts'
import { type SignInStep, signInStepOf } from './factors/sign-in-step-of.ts'
import { nobodysHash } from './hash-password.ts'
import type { isPassword } from './is-password.ts'
import type { BeginAttempt } from './staff-login-limit.ts'
import { findStaffByEmail } from './staff-queries.ts'

interface PasswordProved extends SignInStep {
  readonly token: string
}

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

/** Begins a session that has proved the password: ten minutes for the second factor, which opens it. */
export async function logInStaff(
  services: Pick<Services, 'db' | 'config' | 'workers'>,
  tokens: Tokens,
  beginAttempt: BeginAttempt,
  { email, password, userAgent = '', origin, log }: Attempt,
): Promise<PasswordProved> {
  const { db, workers } = services
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
  const step = await signInStepOf(db, id)
  const session = await db.transaction().execute(async (tx) => {
    const session = await insertSession(tx, { staffId: id, userAgent, lasts: '10 minutes' })
    await tx.insertInto('staff_proofs').values({ session_id: session.id, kind: 'password' }).execute()
    return session
  })
  return { token: tokens.signStaff({ sid: session.id, sub: id, exp: session.exp }), ...step }
}
