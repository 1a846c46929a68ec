import type { UnknownAction } from '@reduxjs/toolkit'
import type { Endpoint } from '@sanad/contracts'
import type { SessionAdapter } from '../session/session-adapter.ts'
import { isTokenExpired } from '../session/token.ts'
import { type ApiError, clientError } from './api-error.ts'

/** What the query cache gives to whoever sends a request, and the session in which it is sent. */
export interface CallContext {
  readonly session: SessionAdapter
  getState: () => unknown
  dispatch: (action: UnknownAction) => unknown
}

/** Why a call must not even be sent: its token has expired, or it needs one and there is none. */
export function findRefusal(
  endpoint: Endpoint,
  { session, getState, dispatch }: CallContext,
): ApiError | undefined {
  const token = session.tokenOf(getState())
  if (token && isTokenExpired(token)) {
    dispatch(session.expired('token_expired'))
    return { ...clientError('token_expired'), tokenExpired: true }
  }
  return endpoint.access === session.access && !token ? clientError('token_missing') : undefined
}

/** A 401 ends the session, unless its token has been replaced since the call was sent with `token`. */
export function judgeFailure(
  error: ApiError,
  token: string | null,
  { session, getState, dispatch }: CallContext,
): ApiError {
  if (error.status !== 401 || session.tokenOf(getState()) !== token) return error
  dispatch(session.expired('unauthenticated'))
  return { ...error, tokenExpired: true }
}
