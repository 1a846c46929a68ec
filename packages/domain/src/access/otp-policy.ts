import { fromMillis, type Instant, toMillis } from '../calendar/instant.ts'

const SECOND = 1000
const HOUR = 3600
const DAY = 24 * HOUR

/** Limits of one-time passwords (reference: limits table); times in seconds. */
export const OTP_LIMITS = {
  digits: 6,
  validFor: 300,
  resendAfter: 120,
  sendsPerHour: 5,
  sendsPerDay: 10,
  sendsPerHourAndIp: 20,
  triesPerCode: 5,
  wrongTriesPerHour: 10,
} as const

/** A code from a random integer in 0 … 999999, with leading zeros. Throws a RangeError outside of it. */
export function otpCodeOf(random: number): string {
  if (!Number.isInteger(random) || random < 0 || random >= 10 ** OTP_LIMITS.digits) {
    throw new RangeError('An OTP is made from an integer in 0 … 999999')
  }
  return String(random).padStart(OTP_LIMITS.digits, '0')
}

/** When a code sent at this instant expires. */
export function otpExpiryOf(sentAt: Instant): Instant {
  return fromMillis(toMillis(sentAt) + OTP_LIMITS.validFor * SECOND)
}

/**
 * Whole seconds until `seconds` after an instant have passed; 0 once they have. Never more than `seconds`, so that
 * a clock that stepped back cannot lock anybody out for longer.
 */
export function secondsLeft(since: Instant | null, now: Instant, seconds: number): number {
  if (since === null) return 0
  const passed = (toMillis(now) - toMillis(since)) / SECOND
  return Math.min(seconds, Math.max(0, Math.ceil(seconds - passed)))
}

/** Seconds until a window over these instants holds fewer than `limit` of them; 0 when it already does. */
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

/** `secondsLeft`: when refused, until the next send is allowed; when allowed, the new resend countdown. */
export type SendOutcome =
  | { allowed: true; secondsLeft: number }
  | { allowed: false; reason: SendRefusal; secondsLeft: number }

/**
 * Whether a code may be sent now: one per 120 s and channel, 5 per hour and 10 per day per recipient (mobile number
 * or e-mail), 20 per hour per IP. The lists may hold older instants and need no order.
 */
export function judgeSend(past: {
  now: Instant
  lastOnChannel: Instant | null
  toRecipient: readonly Instant[]
  fromIp: readonly Instant[]
}): SendOutcome {
  const { now, lastOnChannel, toRecipient, fromIp } = past
  const early = secondsLeft(lastOnChannel, now, OTP_LIMITS.resendAfter)
  const many = Math.max(
    secondsUntilBelow(OTP_LIMITS.sendsPerHour, toRecipient, now, HOUR),
    secondsUntilBelow(OTP_LIMITS.sendsPerDay, toRecipient, now, DAY),
    secondsUntilBelow(OTP_LIMITS.sendsPerHourAndIp, fromIp, now, HOUR),
  )
  if (many > 0) return { allowed: false, reason: 'too_many_sends', secondsLeft: Math.max(many, early) }
  if (early > 0) return { allowed: false, reason: 'resend_too_early', secondsLeft: early }
  return { allowed: true, secondsLeft: OTP_LIMITS.resendAfter }
}

export type TryRefusal = 'account_locked' | 'not_active' | 'too_many_tries' | 'expired' | 'wrong'

/** `triesLeft` counts the tries that remain for this code; `secondsLeft` is until a locked account may try again. */
export type TryOutcome =
  | { accepted: true }
  | { accepted: false; reason: TryRefusal; triesLeft: number; secondsLeft: number }

/**
 * The outcome of one try. `active`: the code is the newest of its person, channel and purpose, and unused.
 * `matches`: the constant-time comparison's answer; it decides only after every other rule, so a refused try tells
 * nothing about the code. The sixth try is refused even with the right code. Only `wrong` counts as a wrong try.
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
