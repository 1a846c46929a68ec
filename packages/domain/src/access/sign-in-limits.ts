const MINUTE = 60
const HOUR = 60 * MINUTE

/** Attempts of one line (`networksOf` with factor 1) in a window of seconds; wider networks have `factor` times as many. */
export interface NetworkLimit {
  readonly points: number
  readonly seconds: number
}

/** Limits per network. What a known place does counts for no network, and no sign-in that was proved in the end. */
export const NETWORK_LIMITS = {
  logins: { points: 30, seconds: 15 * MINUTE },
  registrations: { points: 20, seconds: HOUR },
  wrongCodes: { points: 60, seconds: HOUR },
  codesSent: { points: 20, seconds: HOUR },
  staffLogins: { points: 20, seconds: 15 * MINUTE },
} as const satisfies Record<string, NetworkLimit>

/** What everybody does together raises an alarm at so many in a window of seconds, once, and refuses nobody. */
export const ALARMS = {
  wrong_codes: { points: 3000, seconds: HOUR },
  staff_login_failures: { points: 100, seconds: HOUR },
} as const satisfies Record<string, NetworkLimit>

/** Whether a network has an attempt left, given those that it used in this window. */
export function hasAttemptLeft(limit: NetworkLimit, factor: number, used: number): boolean {
  return used < limit.points * factor
}
