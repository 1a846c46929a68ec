import { MaskedUser } from '@sanad/contracts'
import * as z from 'zod/mini'
import { readStoredJson, writeStored } from '../state/browser-storage.ts'

const key = 'otpChallenge'

/** A login or registration that waits for its OTP. The token opens only the OTP calls: never a session. */
export const OtpChallenge = z.object({
  purpose: z.enum(['login', 'registration']),
  token: z.string(),
  user: MaskedUser,
})
export type OtpChallenge = z.infer<typeof OtpChallenge>

/** In session storage, so that it survives the trip to the SMS app and back but not the tab. */
export function readOtpChallenge(): OtpChallenge | null {
  return readStoredJson('sessionStorage', key, OtpChallenge)
}

export function saveOtpChallenge(challenge: OtpChallenge): void {
  writeStored('sessionStorage', key, JSON.stringify(challenge))
}

export function clearOtpChallenge(): void {
  writeStored('sessionStorage', key, null)
}
