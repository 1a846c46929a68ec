import type { Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query/react'
import * as z from 'zod/mini'
import type { SessionAdapter } from '../session/session-adapter.ts'
import { languageSet } from '../state/ui-slice.ts'
import { type ApiError, clientError } from './api-error.ts'
import { type EndpointBaseQuery, endpointBaseQuery } from './base-query.ts'

interface PortalApiOptions<Tag extends string> {
  session: SessionAdapter
  tagTypes: readonly Tag[]
  /**
   * Asks the user for what a refused call lacks. The call is then repeated unchanged, so that an act keeps its
   * `request_id`; false leaves the refusal to the caller.
   */
  settleRefusal?: (error: ApiError) => Promise<boolean>
}

export type PortalApi<Tag extends string> = ReturnType<typeof createPortalApi<Tag>>

/**
 * An app's single RTK Query API. It starts empty and features inject their endpoints (code splitting), so that a
 * screen's chunk contains only its own schemas.
 */
export function createPortalApi<Tag extends string>({
  session,
  tagTypes,
  settleRefusal,
}: PortalApiOptions<Tag>) {
  // The Content-Security-Policy has no 'unsafe-eval', which zod's JIT would need.
  z.config({ jitless: true })
  return createApi({
    reducerPath: 'api',
    baseQuery: repeatSettled(endpointBaseQuery(session), settleRefusal),
    tagTypes,
    keepUnusedDataFor: 300,
    refetchOnReconnect: true,
    catchSchemaFailure: (error, { endpoint }) => {
      console.error(`Unexpected answer to ${endpoint}`, error.issues)
      return clientError('unexpected_answer')
    },
    endpoints: () => ({}),
  })
}

function repeatSettled(
  send: EndpointBaseQuery,
  settleRefusal: PortalApiOptions<string>['settleRefusal'],
): EndpointBaseQuery {
  if (!settleRefusal) return send
  return async (call, context, options) => {
    const answer = await send(call, context, options)
    return answer.error && (await settleRefusal(answer.error)) ? send(call, context, options) : answer
  }
}

/** The middlewares that have to join the store together with the API. */
export function portalMiddlewares<Tag extends string>(
  api: PortalApi<Tag>,
  { session, tagTypes }: PortalApiOptions<Tag>,
): readonly Middleware[] {
  /**
   * Resets the cache when the account changes, so that one account's responses are never shown to another. Not when
   * the session expired: the page is left anyway, and a reset would abort the call whose error the caller awaits.
   */
  const forgetOnAccountChange: Middleware = (store) => (next) => (action) => {
    const before = session.accountOf(store.getState())
    const result = next(action)
    if (session.expired.match(action)) return result
    if (before && before !== session.accountOf(store.getState())) {
      store.dispatch(api.util.resetApiState())
    }
    return result
  }

  /** Responses are localised by `accept-language`: a change of the language invalidates everything that is subscribed. */
  const rereadOnLanguageChange: Middleware = (store) => (next) => (action) => {
    const result = next(action)
    if (languageSet.match(action)) store.dispatch(api.util.invalidateTags([...tagTypes]))
    return result
  }

  /** `refetchOnReconnect` needs these listeners. */
  const hearOfNetwork: Middleware = (store) => {
    setupListeners(store.dispatch)
    return (next) => (action) => next(action)
  }

  return [api.middleware, forgetOnAccountChange, rereadOnLanguageChange, hearOfNetwork]
}
