import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { fetchBaseQuery } from '@reduxjs/toolkit/query'
import { type Endpoint, requestPath } from '@sanad/contracts'
import type { SessionAdapter } from '../session/session-adapter.ts'
import { learnServerTime } from '../time/server-clock.ts'
import type { ApiError } from './api-error.ts'
import { fetchOrTake } from './early-read.ts'
import { isPageLeaving } from './page-leaving.ts'
import { notePortal } from './reachability.ts'
import { requestHeaders } from './request-headers.ts'
import { findRefusal, judgeFailure } from './session-rules.ts'
import { toApiError } from './to-api-error.ts'
import { type UploadRequest, uploadFile } from './upload-file.ts'

export interface EndpointRequest {
  params?: object
  query?: object
  body?: unknown
  /** Sent instead of the session's token; its failure does not end the session. */
  bearer?: string | undefined
}

/** A call of a contract's endpoint; `upload` instead of `request` if it sends a file. */
export type EndpointCall =
  | { endpoint: Endpoint; request: EndpointRequest }
  | { endpoint: Endpoint; upload: UploadRequest }

export type EndpointBaseQuery = BaseQueryFn<EndpointCall, unknown, ApiError>

/** Whoever is called so often and has to wait again keeps no cookie. */
const MOST_TURNS = 5
const UPLOAD_MS = 10 * 60_000
const send = fetchBaseQuery({
  baseUrl: globalThis.location?.origin ?? '',
  timeout: 10_000,
  fetchFn: fetchOrTake,
})

/** Base query of RTK Query: sends a call of a contract's endpoint, authenticated by the app's session. */
export function endpointBaseQuery(session: SessionAdapter): EndpointBaseQuery {
  return async (call, api, options) => {
    const { endpoint } = call
    const context = { session, getState: api.getState, dispatch: api.dispatch }
    if ('upload' in call) return uploadFile(endpoint, call.upload, context)
    const { request } = call
    const { bearer } = request
    const refusal = bearer ? undefined : findRefusal(endpoint, context)
    if (refusal) return { error: refusal }
    const state = api.getState()
    const attempt = async () =>
      send(
        {
          url: requestPath(endpoint, request),
          method: endpoint.method,
          headers: await requestHeaders(endpoint, session, state, bearer),
          body: request.body,
          keepalive: isPageLeaving(),
          // A file takes as long as its line is slow.
          ...(request.body instanceof FormData && { timeout: UPLOAD_MS }),
        },
        api,
        options,
      )
    for (let isDateKnown = false, turns = 0; ; ) {
      const { data, error, meta } = await attempt()
      if (!api.signal.aborted)
        notePortal(error?.status !== 'FETCH_ERROR' && error?.status !== 'TIMEOUT_ERROR')
      if (!error) return { data }
      const failure = toApiError(error)
      const { code } = failure
      // More people than can be served: the call goes on when it is its turn.
      if (code === 'waiting' && turns < MOST_TURNS)
        await (await import('../waiting/wait-for-turn.ts')).waitForTurn(turns++)
      // Clock skew: `source` hashes the date. A device with a wrong one takes it from the response and retries once.
      else if (
        code === 'source_invalid' &&
        !isDateKnown &&
        learnServerTime(meta?.response?.headers.get('date'))
      )
        isDateKnown = true
      else return { error: judgeFailure(failure, bearer ?? session.tokenOf(state), context) }
    }
  }
}
