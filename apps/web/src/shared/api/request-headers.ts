import { type Endpoint, sourceHeader } from '@sanad/contracts'
import { readOtpChallenge } from '../auth/otp-challenge.ts'
import type { AppState } from '../state/app-state.ts'
import { sourceOfToday } from './source-header.ts'

/** Headers that every call carries, by fetch or by XMLHttpRequest. */
export async function requestHeaders(
  endpoint: Endpoint,
  state: AppState,
  bearer?: string,
): Promise<Record<string, string>> {
  const token = bearer ?? bearerOf(endpoint, state)
  return {
    [sourceHeader]: await sourceOfToday(),
    'accept-language': state.ui.language,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
}

/** The session; before there is one, the OTP calls and logout go with the challenge. */
export function bearerOf(endpoint: Endpoint, state: AppState): string | undefined {
  if (state.auth.token) return state.auth.token
  return endpoint.access === 'otp' ? readOtpChallenge()?.token : undefined
}
