import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { fetchBaseQuery } from '@reduxjs/toolkit/query'
import { type Endpoint, requestPath } from '@sanad/contracts'
import { appStateOf } from '../state/app-state.ts'
import { type ApiError, toApiError } from './api-error.ts'
import { requestHeaders } from './request-headers.ts'
import { findRefusal, judgeFailure } from './session-rules.ts'

export interface EndpointRequest {
  params?: object
  query?: object
  body?: unknown
  /** Goes with the call in place of the session: what it proves is not who is signed in. */
  bearer?: string | undefined
}

/** A call of an endpoint of the contracts. */
export interface EndpointCall {
  endpoint: Endpoint
  request: EndpointRequest
}

const send = fetchBaseQuery({ baseUrl: globalThis.location?.origin ?? '', timeout: 10_000 })

export const endpointBaseQuery: BaseQueryFn<EndpointCall, unknown, ApiError> = async (call, api, options) => {
  const { endpoint, request } = call
  const { bearer } = request
  const refusal = bearer ? undefined : findRefusal(endpoint, api)
  if (refusal) return { error: refusal }
  const state = appStateOf(api.getState())
  const { data, error } = await send(
    {
      url: requestPath(endpoint, request),
      method: endpoint.method,
      headers: await requestHeaders(endpoint, state, bearer),
      body: request.body,
    },
    api,
    options,
  )
  return error ? { error: judgeFailure(toApiError(error), bearer ?? state.auth.token, api) } : { data }
}
