import type { Channel, User } from '@sanad/contracts'
import { judgeTry, type TryOutcome } from '@sanad/domain'
import type { Transaction } from 'kysely'
import type { Services } from '../../app.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Tables } from '../../platform/database-tables.ts'
import type { Principal } from '../../platform/http/principal.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { beginSession } from '../identity/begin-session.ts'
import { forgetDevice, rememberDevice } from '../identity/devices.ts'
import { endSession } from '../identity/log-out.ts'
import { markVerified } from '../identity/mark-verified.ts'
import type { Tokens } from '../identity/session-token.ts'
import { toUser } from '../identity/user-view.ts'
import { attemptsExceeded } from './attempts-exceeded.ts'
import { purposeOf } from './channel-policy.ts'
import { isCode } from './hash-code.ts'
import { closeChallenge, countWrongTry, findNewestChallenge, listWrongTries } from './otp-queries.ts'

interface Try {
  readonly principal: Principal
  readonly channel: Channel
  readonly code: string
  readonly userAgent: string | undefined
  /** What the browser still holds from an earlier OTP; the new one takes its place. */
  readonly formerDevice: string | undefined
}

export interface SignedIn {
  readonly token: string
  readonly deviceToken: string
  readonly user: User
}

type Tx = Transaction<Tables>

/** Tries a code. A refusal is returned, not thrown: its wrong try must be committed with it. */
export function verifyOtp(
  { db, config }: Services,
  tokens: Tokens,
  attempt: Try,
): Promise<SignedIn | { refusal: AppError; wrong: boolean }> {
  return db.transaction().execute(async (tx) => {
    const outcome = await tryCode(tx, config.secrets.otp, attempt)
    if (outcome.accepted) return signIn(tx, tokens, attempt)
    return { refusal: refusalOf(outcome, purposeOf(attempt.principal)), wrong: outcome.reason === 'wrong' }
  })
}

async function tryCode(tx: Tx, key: Buffer, { principal, channel, code }: Try): Promise<TryOutcome> {
  const { customerId } = principal
  // All tries of a person wait for each other here: of two right submits one comes second, and finds the code used.
  await tx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
  const challenge = await findNewestChallenge(tx, { customerId, channel, purpose: purposeOf(principal) })
  const { now, tries } = await listWrongTries(tx, customerId)
  const outcome = judgeTry({
    now,
    sentAt: challenge?.created_at.toISOString() ?? now,
    active:
      challenge !== undefined && challenge.closed_reason !== 'used' && challenge.closed_reason !== 'replaced',
    wrongTriesOfCode: challenge?.wrong_tries.length ?? 0,
    wrongTriesOfAccount: tries,
    matches: challenge !== undefined && isCode(key, code, challenge),
  })
  if (!challenge) return outcome
  if (outcome.accepted) await closeChallenge(tx, challenge.id, 'used')
  else if (outcome.reason === 'wrong') {
    await countWrongTry(tx, challenge.id)
    if (outcome.triesLeft === 0) await closeChallenge(tx, challenge.id, 'worn_out')
  }
  return outcome
}

async function signIn(
  tx: Tx,
  tokens: Tokens,
  { principal, channel, userAgent, formerDevice }: Try,
): Promise<SignedIn> {
  const { customerId } = principal
  const customer = await markVerified(tx, customerId, channel)
  if (principal.kind === 'session') await endSession(tx, principal.sessionId)
  const token = await beginSession(tx, tokens, { customerId, userAgent })
  if (formerDevice) await forgetDevice(tx, formerDevice)
  const deviceToken = await rememberDevice(tx, customerId)
  await recordAudit(tx, {
    action: 'USER_ACTION',
    entityType: 'customer',
    entityId: customerId,
    customerId,
    description: 'Signed in by one-time password',
    metadata: { channel, purpose: purposeOf(principal) },
  })
  return { token, deviceToken, user: toUser(customer) }
}

function refusalOf(outcome: TryOutcome & { accepted: false }, purpose: string): AppError {
  switch (outcome.reason) {
    case 'account_locked':
    case 'too_many_tries':
      return attemptsExceeded(purpose, outcome.secondsLeft)
    case 'not_active':
    case 'expired':
      return new AppError('otp_expired')
    case 'wrong':
      return new AppError('otp_invalid', { details: { attempts_left: outcome.triesLeft } })
  }
}
