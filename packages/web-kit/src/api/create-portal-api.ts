import type { Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query/react'
import * as z from 'zod/mini'
import type { SessionAdapter } from '../session/session-adapter.ts'
import { languageSet } from '../state/ui-slice.ts'
import { clientError } from './api-error.ts'
import { endpointBaseQuery } from './base-query.ts'

interface PortalApiOptions<Tag extends string> {
  session: SessionAdapter
  tagTypes: readonly Tag[]
}

export type PortalApi<Tag extends string> = ReturnType<typeof createPortalApi<Tag>>

/**
 * An app's one client of the portal. It starts empty: each feature injects the endpoints it uses, so that a screen
 * carries only its own schemas.
 */
export function createPortalApi<Tag extends string>({ session, tagTypes }: PortalApiOptions<Tag>) {
  // The content security policy forbids the code generation that zod would try first.
  z.config({ jitless: true })
  return createApi({
    reducerPath: 'api',
    baseQuery: endpointBaseQuery(session),
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

/** The middlewares with which an app's client of the portal joins its store. */
export function portalMiddlewares<Tag extends string>(
  api: PortalApi<Tag>,
  { session, tagTypes }: PortalApiOptions<Tag>,
): readonly Middleware[] {
  /**
   * What one account's calls brought must never be shown to another. When the session has expired the page itself is
   * left, and who asked must still get the error.
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

  /** Titles and descriptions come in the language of the call: after a change, what is on screen is read again. */
  const rereadOnLanguageChange: Middleware = (store) => (next) => (action) => {
    const result = next(action)
    if (languageSet.match(action)) store.dispatch(api.util.invalidateTags([...tagTypes]))
    return result
  }

  /** Without it the cache does not hear that there is a network again. */
  const hearOfNetwork: Middleware = (store) => {
    setupListeners(store.dispatch)
    return (next) => (action) => next(action)
  }

  return [api.middleware, forgetOnAccountChange, rereadOnLanguageChange, hearOfNetwork]
}
