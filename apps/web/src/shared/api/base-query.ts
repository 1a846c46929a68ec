import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { fetchBaseQuery } from '@reduxjs/toolkit/query'
import { type Endpoint, requestPath } from '@sanad/contracts'
import { appStateOf } from '../state/app-state.ts'
import { learnServerTime } from '../time/server-clock.ts'
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
  const attempt = async () =>
    send(
      {
        url: requestPath(endpoint, request),
        method: endpoint.method,
        headers: await requestHeaders(endpoint, state, bearer),
        body: request.body,
      },
      api,
      options,
    )
  let { data, error, meta } = await attempt()
  // The `source` header is a date. Where the phone's is wrong, the server's own is in its answer.
  const isDateWrong = error && toApiError(error).code === 'source_invalid'
  if (isDateWrong && learnServerTime(meta?.response?.headers.get('date'))) ({ data, error } = await attempt())
  return error ? { error: judgeFailure(toApiError(error), bearer ?? state.auth.token, api) } : { data }
}
