import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { AppError } from '../../../../platform/app-error.ts'
import type { Db } from '../../../../platform/db.ts'
import type { StaffPrincipal, StaffProof } from '../../../../platform/http/principal.ts'
import { recordSecurityEvent } from '../../../../platform/security/security-event.ts'
import type { Services } from '../../../../platform/services.ts'
import { findKnownPlace, type Origin } from '../../../identity/sessions/known-places.ts'
import type { Tokens } from '../../../identity/sessions/session-token.ts'
import type { BeginAttempt } from '../staff-login-limit.ts'
import { type OpenedSession, openSession } from './open-session.ts'

export type FactorKind = Exclude<StaffProof['kind'], 'password'>

export interface Attempt {
  readonly principal: StaffPrincipal
  readonly origin: Origin
  readonly log: FastifyBaseLogger
  /** Checks the factor, and uses up what can be used once. */
  readonly check: (tx: Db) => Promise<FactorKind | undefined>
}

export interface Doors {
  readonly services: Services
  readonly tokens: Tokens
  readonly beginAttempt: BeginAttempt
}

/** Opens a session that has proved the password. One that was opened before is unlocked or has proved it anew: nothing is answered. */
export async function proveFactor(
  { services, tokens, beginAttempt }: Doors,
  { principal, origin, log, check }: Attempt,
): Promise<OpenedSession | undefined> {
  const { db, config } = services
  const { staffId, sessionId } = principal
  const { address } = origin
  const place = await findKnownPlace(services, { staffId }, origin)
  const attempt = await beginAttempt({ email: staffId, address, placeId: place?.id })
  const opened = await db
    .transaction()
    .execute(async (tx) => {
      const kind = await check(tx)
      if (!kind) return 'wrong'
      if (principal.wasOpened) return renewProof(tx, sessionId, kind)
      return openSession(tx, principal, { config, tokens, kind, origin })
    })
    .catch(async (error: unknown) => {
      await attempt.finish(false, log)
      throw error
    })
  await attempt.finish(opened === 'wrong', log)
  if (opened !== 'wrong') return opened
  await recordSecurityEvent(db, { event: 'sign_in_failed', reason: 'wrong_factor', staffId, address })
  throw new AppError('factor_wrong')
}

async function renewProof(tx: Db, session_id: string, kind: FactorKind): Promise<undefined> {
  const proved_at = sql<Date>`now()`
  await tx
    .insertInto('staff_proofs')
    .values({ session_id, kind })
    .onConflict((conflict) => conflict.columns(['session_id', 'kind']).doUpdateSet({ proved_at }))
    .execute()
}
