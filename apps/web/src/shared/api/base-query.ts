import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { fetchBaseQuery } from '@reduxjs/toolkit/query'
import { type Endpoint, requestPath } from '@sanad/contracts'
import { sessionExpired } from '../auth/auth-slice.ts'
import { isTokenExpired } from '../auth/token.ts'
import { appStateOf } from '../state/app-state.ts'
import { type ApiError, clientError, toApiError } from './api-error.ts'
import { requestHeaders } from './request-headers.ts'

export interface EndpointRequest {
  params?: object
  query?: object
  body?: unknown
}

/** A call of an endpoint of the contracts. */
export interface EndpointCall {
  endpoint: Endpoint
  request: EndpointRequest
}

const send = fetchBaseQuery({ baseUrl: globalThis.location?.origin ?? '', timeout: 10_000 })

export const endpointBaseQuery: BaseQueryFn<EndpointCall, unknown, ApiError> = async (call, api, options) => {
  const { endpoint, request } = call
  const state = appStateOf(api.getState())
  const { token } = state.auth
  if (token && isTokenExpired(token)) {
    api.dispatch(sessionExpired('token_expired'))
    return { error: { ...clientError('token_expired'), tokenExpired: true } }
  }
  if (endpoint.access === 'session' && !token) return { error: clientError('token_missing') }

  const { data, error } = await send(
    {
      url: requestPath(endpoint, request),
      method: endpoint.method,
      headers: await requestHeaders(endpoint, state),
      body: request.body,
    },
    api,
    options,
  )
  if (!error) return { data }
  // The token may have been replaced meanwhile; then this 401 says nothing about the new one.
  if (error.status === 401 && appStateOf(api.getState()).auth.token === token) {
    api.dispatch(sessionExpired('unauthenticated'))
    return { error: { ...toApiError(error), tokenExpired: true } }
  }
  return { error: toApiError(error) }
}
