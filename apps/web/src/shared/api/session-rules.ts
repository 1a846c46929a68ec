import type { Endpoint } from '@sanad/contracts'
import { sessionExpired } from '../auth/auth-slice.ts'
import { isTokenExpired } from '../auth/token.ts'
import { type AppDispatch, appStateOf } from '../state/app-state.ts'
import { type ApiError, clientError } from './api-error.ts'

/** What the query cache gives to whoever sends a request. */
export interface CallContext {
  getState: () => unknown
  dispatch: AppDispatch
}

/** Why a call must not even be sent: its token has expired, or it needs one and there is none. */
export function findRefusal(endpoint: Endpoint, { getState, dispatch }: CallContext): ApiError | undefined {
  const { token } = appStateOf(getState()).auth
  if (token && isTokenExpired(token)) {
    dispatch(sessionExpired('token_expired'))
    return { ...clientError('token_expired'), tokenExpired: true }
  }
  return endpoint.access === 'session' && !token ? clientError('token_missing') : undefined
}

/** A 401 ends the session, unless its token has been replaced since the call was sent with `token`. */
export function judgeFailure(
  error: ApiError,
  token: string | null,
  { getState, dispatch }: CallContext,
): ApiError {
  if (error.status !== 401 || appStateOf(getState()).auth.token !== token) return error
  dispatch(sessionExpired('unauthenticated'))
  return { ...error, tokenExpired: true }
}
