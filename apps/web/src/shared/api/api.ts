import type { Middleware } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query/react'
import * as z from 'zod/mini'
import { sessionExpired } from '../auth/auth-slice.ts'
import { appStateOf } from '../state/app-state.ts'
import { joinStore } from '../state/root-reducer.ts'
import { languageSet } from '../state/ui-slice.ts'
import { clientError } from './api-error.ts'
import { endpointBaseQuery } from './base-query.ts'

// The content security policy forbids the code generation that zod would try first.
z.config({ jitless: true })

export const tagTypes = [
  'Profile',
  'Accounts',
  'Sessions',
  'Services',
  'Service',
  'Businesses',
  'OtpStatus',
  'Catalogue',
  'States',
  'AccessLink',
  'ApplicationForm',
  'ServiceOutline',
  'Tracking',
  'Tickets',
  'Ticket',
  'Consultations',
  'ConsultationSlots',
  'Compliance',
  'ComplianceProfile',
  'Notifications',
  'Privacy',
] as const
export type TagType = (typeof tagTypes)[number]

/**
 * The one client of the portal. It starts empty: each feature injects the endpoints it uses, so that a
 * screen carries only its own schemas.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: endpointBaseQuery,
  tagTypes,
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  catchSchemaFailure: (error, { endpoint }) => {
    console.error(`Unexpected answer to ${endpoint}`, error.issues)
    return clientError('unexpected_answer')
  },
  endpoints: () => ({}),
})

/**
 * What one customer's calls brought must never be shown to another. When the session has expired the page itself is
 * left, and who asked must still get the error.
 */
const forgetOnAccountChange: Middleware = (store) => (next) => (action) => {
  const before = appStateOf(store.getState()).auth.user?.id
  const result = next(action)
  if (sessionExpired.match(action)) return result
  if (before && before !== appStateOf(store.getState()).auth.user?.id) {
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

joinStore(api, [api.middleware, forgetOnAccountChange, rereadOnLanguageChange, hearOfNetwork])
