import { accessLinkHeader, type Endpoint, sourceHeader } from '@sanad/contracts'
import { readAccessLink } from '../access-link/access-link.ts'
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
  const link = token ? undefined : linkOf(endpoint)
  return {
    [sourceHeader]: await sourceOfToday(),
    'accept-language': state.ui.language,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(link ? { [accessLinkHeader]: link } : {}),
  }
}

/** The session; before there is one, the OTP calls and logout go with the challenge. */
export function bearerOf(endpoint: Endpoint, state: AppState): string | undefined {
  if (state.auth.token) return state.auth.token
  return endpoint.access === 'otp' ? readOtpChallenge()?.token : undefined
}

/** Who is neither signed in nor on the way to be may stand for the application of the link that led here. */
function linkOf({ access }: Endpoint): string | undefined {
  return access === 'otp' || access === 'link' ? (readAccessLink() ?? undefined) : undefined
}
