import { accessLinkHeader } from '@sanad/contracts'
import type { SessionAdapter } from '@sanad/web-kit'
import { readAccessLink } from '../access-link/access-link.ts'
import { appStateOf } from '../state/app-state.ts'
import { sessionExpired } from './auth-slice.ts'
import { readOtpChallenge } from './otp-challenge.ts'

/** The customer's session; before there is one, the challenge of a login or the link that led here. */
export const customerSession: SessionAdapter = {
  access: 'session',
  expired: sessionExpired,
  tokenOf: (state) => appStateOf(state).auth.token,
  accountOf: (state) => appStateOf(state).auth.user?.id,
  headersOf: ({ access }, state, bearer) => {
    const challenge = access === 'otp' ? readOtpChallenge()?.token : undefined
    const token = bearer ?? appStateOf(state).auth.token ?? challenge
    if (token) return { authorization: `Bearer ${token}` }
    // Who is neither signed in nor on the way to be may stand for the application of the link.
    const link = access === 'otp' || access === 'link' ? readAccessLink() : null
    return link ? { [accessLinkHeader]: link } : {}
  },
}
