import { MaskedUser } from '@sanad/contracts'
import { readStored, writeStored } from '@sanad/web-kit'
import * as z from 'zod/mini'
import { otpChallengeKey } from './clear-otp-challenge.ts'

/** A login or registration that awaits its OTP. The pre-authentication token authorises OTP calls only. */
export const OtpChallenge = z.object({
  purpose: z.enum(['login', 'registration']),
  token: z.string(),
  user: MaskedUser,
})
export type OtpChallenge = z.infer<typeof OtpChallenge>

/** Session storage: survives switching to the SMS app, but not the tab. */
export function readOtpChallenge(): OtpChallenge | null {
  const text = readStored('sessionStorage', otpChallengeKey)
  if (text === null) return null
  try {
    return OtpChallenge.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export function saveOtpChallenge(challenge: OtpChallenge): void {
  writeStored('sessionStorage', otpChallengeKey, JSON.stringify(challenge))
}
