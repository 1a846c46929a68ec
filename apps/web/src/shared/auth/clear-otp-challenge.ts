import { writeStored } from '@sanad/web-kit'

export const otpChallengeKey = 'otpChallenge'

/** Apart from the rest, so that the first screen carries no schemas. */
export function clearOtpChallenge(): void {
  writeStored('sessionStorage', otpChallengeKey, null)
}
