import { accessLinkHeader } from '@sanad/contracts'
import type { SessionAdapter } from '@sanad/web-kit'
import { readAccessLink } from '../access-link/access-link.ts'
import { appStateOf } from '../state/app-state.ts'
import { sessionExpired } from './auth-slice.ts'
import { readOtpChallenge } from './otp-challenge.ts'

/** The customer's session; before a login the challenge token, otherwise the access link. */
export const customerSession: SessionAdapter = {
  access: 'session',
  expired: sessionExpired,
  tokenOf: (state) => appStateOf(state).auth.token,
  accountOf: (state) => appStateOf(state).auth.user?.id,
  headersOf: ({ access }, state, bearer) => {
    const challenge = access === 'otp' ? readOtpChallenge()?.token : undefined
    const token = bearer ?? appStateOf(state).auth.token ?? challenge
    if (token) return { authorization: `Bearer ${token}` }
    // Without session and challenge the access link authorises the call.
    const link = access === 'otp' || access === 'link' ? readAccessLink() : null
    return link ? { [accessLinkHeader]: link } : {}
  },
}
