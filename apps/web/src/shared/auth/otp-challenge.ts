import { MaskedUser } from '@sanad/contracts'
import { readStored, writeStored } from '@sanad/web-kit'
import * as z from 'zod/mini'
import { otpChallengeKey } from './clear-otp-challenge.ts'

/** A login or registration that waits for its OTP. The token opens only the OTP calls: never a session. */
export const OtpChallenge = z.object({
  purpose: z.enum(['login', 'registration']),
  token: z.string(),
  user: MaskedUser,
})
export type OtpChallenge = z.infer<typeof OtpChallenge>

/** In session storage, so that it survives the trip to the SMS app and back but not the tab. */
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
