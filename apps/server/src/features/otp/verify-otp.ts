import type { Channel, User } from '@sanad/contracts'
import { judgeTry, type TryOutcome } from '@sanad/domain'
import { sql, type Transaction } from 'kysely'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Tables } from '../../platform/database-tables.ts'
import type { CustomerPrincipal } from '../../platform/http/principal.ts'
import type { PortalConfig } from '../../platform/portal-config.ts'
import type { Services } from '../../platform/services.ts'
import { type Write, writeAlong, writeTogether } from '../../platform/write-together.ts'
import { recordVerification } from '../access-links/record-verification.ts'
import { auditEntry } from '../audit/record-audit.ts'
import { tellOfProof } from '../identity/contacts/prove-channel.ts'
import { accountExists } from '../identity/customers/account-exists.ts'
import type { Customer } from '../identity/customers/customer-queries.ts'
import { unlessTaken, verifiedCustomer } from '../identity/customers/mark-verified.ts'
import { toUser } from '../identity/customers/user-view.ts'
import { endSession } from '../identity/entry/log-out.ts'
import { switchAccount } from '../identity/entry/switch-account.ts'
import { newSession, signSession } from '../identity/sessions/begin-session.ts'
import { forgetDevice, newDevice } from '../identity/sessions/devices.ts'
import { type Origin, rememberPlaces } from '../identity/sessions/known-places.ts'
import type { Tokens } from '../identity/sessions/session-token.ts'
import { attemptsExceeded } from './attempts-exceeded.ts'
import { type Asker, callerOf } from './caller.ts'
import { boundPurposeOf, isEmailOfAnother, purposeOf, recipientOf } from './channel-policy.ts'
import { isCode } from './hash-code.ts'
import { closedChallenges, countWrongTry, type OtpChallenge, readTries } from './otp-queries.ts'

interface Try {
  readonly principal: CustomerPrincipal
  readonly channel: Channel
  readonly code: string
  readonly userAgent: string | undefined
  /** The trusted device token from an earlier OTP, which is replaced. */
  readonly formerDevice: string | undefined
  readonly origin: Origin
  /** What a right code takes back of what the attempt was counted by. */
  readonly right: readonly Write[]
}

export interface SignedIn {
  readonly token: string
  /** New trusted device token for the cookie; null where it is unchanged. */
  readonly deviceToken: string | null
  /** The browser's name among known places, for its cookie; null where it is unchanged. */
  readonly browser: string | null
  readonly user: User
}

/** Of a code that was right: how long it took to be entered; null where it is not known when it was sent. */
interface Entered {
  readonly secondsSinceSent: number | null
}

type Tx = Transaction<Tables>

/** One verification attempt. A refusal is returned, not thrown: the failed attempt must be committed. */
export function verifyOtp(
  { db, config }: Services,
  tokens: Tokens,
  attempt: Try,
): Promise<(SignedIn & Entered) | { refusal: AppError; wrong: boolean }> {
  return db.transaction().execute(async (tx) => {
    const { outcome, wasUsed, secondsSinceSent, ...tried } = await judgeCode(tx, config.secrets.otp, attempt)
    if (outcome.accepted) {
      const used = [...tried.used, ...attempt.right]
      const opened = await open({ tx, config }, tokens, { ...attempt, ...tried, used })
      return { ...opened, secondsSinceSent }
    }
    const refusal = refusalOf(outcome, purposeOf(attempt.principal), wasUsed)
    return { refusal, wrong: outcome.reason === 'wrong' }
  })
}

interface Tried extends Entered {
  readonly outcome: TryOutcome
  /** Locked. */
  readonly customer: Customer
  /** It is the last code again after it was used. */
  readonly wasUsed: boolean
  /** Ends the codes that a right one uses up: to be written with what it opens. */
  readonly used: readonly Write[]
}

type CodeTry = Pick<Try, 'channel' | 'code'> & { readonly principal: Asker }

/** A try, which is recorded; a right code is used up. */
export async function tryCode(tx: Tx, key: Buffer, attempt: CodeTry): Promise<Omit<Tried, 'used'>> {
  const { used, ...tried } = await judgeCode(tx, key, attempt)
  await writeTogether(tx, used)
  return tried
}

async function judgeCode(tx: Tx, key: Buffer, { principal, channel, code }: CodeTry): Promise<Tried> {
  const { customerId } = principal
  // Row lock: serialises the attempts of a customer, so that a code cannot be used twice by a race.
  // `no key update`, no stronger: a send references the customer while it holds codes that an attempt updates (deadlock).
  const customer = await tx
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const codes = { customerId, channel, purpose: boundPurposeOf(principal), caller: callerOf(principal) }
  const recipient = recipientOf(customer, channel)
  const { now, tries, challenge, others } = await readTries(tx, codes)
  const fitting = [challenge, ...others].find(
    (one) => one && !one.closed_at && one.recipient === recipient && isCode(key, code, one),
  )
  const outcome = judgeTry({
    now,
    sentAt: challenge?.created_at.toISOString() ?? now,
    active: challenge !== undefined && isActive(challenge, recipient, others.length > 0),
    wrongTriesOfCode: challenge?.wrong_tries.length ?? 0,
    wrongTriesOfAccount: tries,
    matches: fitting !== undefined,
  })
  const none = { outcome, customer, secondsSinceSent: null, used: [] }
  if (!challenge) return { ...none, wasUsed: false }
  const wasUsed = challenge.closed_reason === 'used' && isCode(key, code, challenge)
  if (outcome.accepted) {
    const right = fitting ?? challenge
    const used = [closedChallenges(tx, [challenge.id, right.id], 'used')]
    return { outcome, customer, wasUsed, used, secondsSinceSent: right.seconds_since_sent }
  }
  if (outcome.reason === 'wrong') {
    await countWrongTry(tx, challenge.id)
    if (outcome.triesLeft === 0) await closedChallenges(tx, [challenge.id], 'worn_out').execute()
  }
  return { ...none, wasUsed }
}

/**
 * A code proves only the recipient it was sent to, which may have been changed since. One that another caller's request
 * replaced still takes tries while that one's code is in force.
 */
function isActive({ closed_reason, recipient }: OtpChallenge, current: string, hasOthers: boolean): boolean {
  return closed_reason !== 'used' && (closed_reason !== 'replaced' || hasOthers) && recipient === current
}

type Opening = Try & Pick<Tried, 'customer' | 'used'>

/** Effect of a verified code, by purpose. `customer`: as before. */
async function open(
  { tx, config }: { tx: Tx; config: PortalConfig },
  tokens: Tokens,
  opening: Opening,
): Promise<SignedIn> {
  const { principal, userAgent, used } = opening
  if (principal.kind !== 'challenge' || principal.purpose !== 'switch')
    return signIn({ tx, config }, tokens, opening)
  await writeTogether(tx, used)
  const fromSessionId = orThrow(principal.fromSessionId, 'unauthenticated')
  const target = { customerId: principal.customerId, isProved: true }
  const { token, customer } = await switchAccount(tx, tokens, { fromSessionId, target, userAgent })
  return { token, deviceToken: null, browser: null, user: toUser(customer) }
}

async function signIn(
  { tx, config }: { tx: Tx; config: PortalConfig },
  tokens: Tokens,
  { principal, channel, userAgent, formerDevice, origin, customer: former, used }: Opening,
): Promise<SignedIn> {
  const { customerId } = principal
  const proof = { channel, purpose: purposeOf(principal) }
  // The address may have been proved by somebody else since the code was sent.
  if (channel === 'email' && (await isEmailOfAnother(tx, proof.purpose, former))) throw accountExists('email')
  const sessionId = principal.kind === 'session' ? principal.sessionId : undefined
  const device = newDevice(tx, customerId)
  const places = await rememberPlaces({ db: tx, config }, { customerId }, origin, { channel })
  const audit = auditEntry(tx, {
    action: 'USER_ACTION',
    entityType: 'customer',
    entityId: customerId,
    customerId,
    description: 'Signed in by one-time password',
    metadata: proof,
  })
  const session = newSession(tx, { customerId, userAgent, deviceId: device.id, proof })
  const [signedIn] = await unlessTaken(
    writeAlong(
      tx,
      { ...[...used, device.write, ...places.writes, audit], session },
      verifiedCustomer(tx, { customerId, channel, sessionId }).returning([
        sql<string>`(select id from write_session)`.as('session_id'),
        sql<number>`(select exp from write_session)`.as('session_exp'),
      ]),
    ),
  )
  if (!signedIn) throw new Error(`There is no customer ${customerId}`)
  await tellOfProof(tx, config, { former, channel })
  if (principal.kind === 'link') await recordVerification(tx, principal.applicationId, channel)
  if (sessionId) await endSession(tx, sessionId)
  if (formerDevice) await forgetDevice(tx, formerDevice)
  const token = signSession(tokens, { customerId }, { id: signedIn.session_id, exp: signedIn.session_exp })
  return { token, deviceToken: device.token, browser: places.browser, user: toUser(signedIn) }
}

export function refusalOf(
  outcome: TryOutcome & { accepted: false },
  purpose: string,
  wasUsed = false,
): AppError {
  switch (outcome.reason) {
    case 'account_locked':
    case 'too_many_tries':
      return attemptsExceeded(purpose, outcome.secondsLeft)
    case 'not_active':
    case 'expired':
      return new AppError(wasUsed ? 'otp_used' : 'otp_expired')
    case 'wrong':
      return new AppError('otp_invalid', { details: { attempts_left: outcome.triesLeft } })
  }
}
