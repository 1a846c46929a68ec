import { fromMillis, type Instant, toMillis } from '../calendar/instant.ts'
import { NETWORK_LIMITS } from './sign-in-limits.ts'

const SECOND = 1000
const HOUR = 3600
const DAY = 24 * HOUR

/** Limits of one-time passwords (requirement L-otp); durations in seconds. */
export const OTP_LIMITS = {
  digits: 6,
  validFor: 300,
  resendAfter: 120,
  sendsPerHour: 5,
  sendsPerDay: 10,
  triesPerCode: 5,
  wrongTriesPerHour: 10,
} as const

/** Formats a random integer in 0 … 999999 as a code with leading zeros. Throws a RangeError outside that range. */
export function otpCodeOf(random: number): string {
  if (!Number.isInteger(random) || random < 0 || random >= 10 ** OTP_LIMITS.digits) {
    throw new RangeError('An OTP is made from an integer in 0 … 999999')
  }
  return String(random).padStart(OTP_LIMITS.digits, '0')
}

/** Expiry of a code sent at this instant: 300 seconds later. */
export function otpExpiryOf(sentAt: Instant): Instant {
  return fromMillis(toMillis(sentAt) + OTP_LIMITS.validFor * SECOND)
}

/**
 * Whole seconds until `since + seconds`, rounded up; 0 once it has passed. Capped at `seconds`: with clock skew (`since`
 * in the future) nobody is locked out for longer.
 */
export function secondsLeft(since: Instant | null, now: Instant, seconds: number): number {
  if (since === null) return 0
  const passed = (toMillis(now) - toMillis(since)) / SECOND
  return Math.min(seconds, Math.max(0, Math.ceil(seconds - passed)))
}

/** Sliding-window rate limit: seconds until the window holds fewer than `limit` of these instants; 0 when it does. */
function secondsUntilBelow(
  limit: number,
  instants: readonly Instant[],
  now: Instant,
  window: number,
): number {
  const left = instants.map((at) => secondsLeft(at, now, window)).filter((seconds) => seconds > 0)
  return left.sort((a, b) => b - a)[limit - 1] ?? 0
}

export type SendRefusal = 'resend_too_early' | 'too_many_sends'

/** `secondsLeft`: if refused, until the next send is allowed; if allowed, the cooldown before a resend. */
export type SendOutcome =
  | { allowed: true; secondsLeft: number }
  | { allowed: false; reason: SendRefusal; secondsLeft: number }

/**
 * Rate limit of sending: a cooldown of 120 s per channel, 5 per hour and 10 per day per recipient (mobile number or
 * e-mail), 20 per hour per line and a multiple per wider network. The lists may contain older instants, in any order.
 */
export function judgeSend(past: {
  now: Instant
  lastOnChannel: Instant | null
  toRecipient: readonly Instant[]
  fromNetworks: readonly { readonly factor: number; readonly sent: readonly Instant[] }[]
}): SendOutcome {
  const { now, lastOnChannel, toRecipient, fromNetworks } = past
  const { points, seconds } = NETWORK_LIMITS.codesSent
  const early = secondsLeft(lastOnChannel, now, OTP_LIMITS.resendAfter)
  const many = Math.max(
    secondsUntilBelow(OTP_LIMITS.sendsPerHour, toRecipient, now, HOUR),
    secondsUntilBelow(OTP_LIMITS.sendsPerDay, toRecipient, now, DAY),
    ...fromNetworks.map(({ factor, sent }) => secondsUntilBelow(points * factor, sent, now, seconds)),
  )
  if (many > 0) return { allowed: false, reason: 'too_many_sends', secondsLeft: Math.max(many, early) }
  if (early > 0) return { allowed: false, reason: 'resend_too_early', secondsLeft: early }
  return { allowed: true, secondsLeft: OTP_LIMITS.resendAfter }
}

export type TryRefusal = 'account_locked' | 'not_active' | 'too_many_tries' | 'expired' | 'wrong'

/** `triesLeft`: attempts that remain for this code; `secondsLeft`: until the account's lockout ends, otherwise 0. */
export type TryOutcome =
  | { accepted: true }
  | { accepted: false; reason: TryRefusal; triesLeft: number; secondsLeft: number }

/**
 * Judges one verification attempt. `active`: the code is the latest of its person, channel and purpose, and unused.
 * `matches`: result of the constant-time comparison, considered last, so that a refusal is no oracle for the code. The
 * sixth attempt is refused even with the right code. Only `wrong` counts as a failed attempt.
 */
export function judgeTry(attempt: {
  now: Instant
  sentAt: Instant
  active: boolean
  wrongTriesOfCode: number
  wrongTriesOfAccount: readonly Instant[]
  matches: boolean
}): TryOutcome {
  const { now, sentAt, active, wrongTriesOfCode, wrongTriesOfAccount, matches } = attempt
  const left = Math.max(0, OTP_LIMITS.triesPerCode - wrongTriesOfCode)
  const refuse = (reason: TryRefusal, triesLeft: number, secondsLeft = 0): TryOutcome => ({
    accepted: false,
    reason,
    triesLeft,
    secondsLeft,
  })
  const locked = secondsUntilBelow(OTP_LIMITS.wrongTriesPerHour, wrongTriesOfAccount, now, HOUR)
  if (locked > 0) return refuse('account_locked', 0, locked)
  if (!active) return refuse('not_active', 0)
  if (left === 0) return refuse('too_many_tries', 0)
  if (toMillis(now) >= toMillis(otpExpiryOf(sentAt))) return refuse('expired', 0)
  return matches ? { accepted: true } : refuse('wrong', left - 1)
}
