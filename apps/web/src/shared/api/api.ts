import { createApi } from '@reduxjs/toolkit/query/react'
import { clientError } from './api-error.ts'
import { endpointBaseQuery } from './base-query.ts'

export const tagTypes = ['Profile', 'Services', 'Service', 'Businesses', 'OtpStatus'] as const
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
