import { writeStored } from '@sanad/web-kit'

export const otpChallengeKey = 'otpChallenge'

/** Separate module, so that the first screen's chunk contains no schemas. */
export function clearOtpChallenge(): void {
  writeStored('sessionStorage', otpChallengeKey, null)
}
