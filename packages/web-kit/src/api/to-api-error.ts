import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { ErrorBody } from '@sanad/contracts'
import { type ApiError, clientError } from './api-error.ts'

/** Maps RTK Query's error to the one shape that screens know. */
export function toApiError(error: FetchBaseQueryError): ApiError {
  if (error.status === 'FETCH_ERROR') return clientError('network')
  if (error.status === 'TIMEOUT_ERROR') return clientError('timeout')
  if (typeof error.status !== 'number') return clientError('unexpected_answer')
  return parseErrorBody(error.data, error.status)
}

export function parseErrorBody(data: unknown, status: number): ApiError {
  const body = ErrorBody.safeParse(data)
  if (!body.success) return { ...clientError('unexpected_answer'), status }
  const { success: _, ...error } = body.data
  return { ...error, status }
}
