import type { UnknownAction } from '@reduxjs/toolkit'
import type { Endpoint } from '@sanad/contracts'
import type { SessionAdapter } from '../session/session-adapter.ts'
import { isTokenExpired } from '../session/token.ts'
import { type ApiError, clientError } from './api-error.ts'

/** The store's interface as RTK Query passes it to a base query, and the session. */
export interface CallContext {
  readonly session: SessionAdapter
  getState: () => unknown
  dispatch: (action: UnknownAction) => unknown
}

/** Fail fast, without a request: the token has expired, or the endpoint needs one and there is none. */
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

/** A 401 ends the session. Race: not if the token was replaced while the call with `token` was in flight. */
export function judgeFailure(
  error: ApiError,
  token: string | null,
  { session, getState, dispatch }: CallContext,
): ApiError {
  if (error.status !== 401 || session.tokenOf(getState()) !== token) return error
  dispatch(session.expired('unauthenticated'))
  return { ...error, tokenExpired: true }
}
