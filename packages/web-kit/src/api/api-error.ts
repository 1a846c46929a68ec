import type { ErrorBody } from '@sanad/contracts'

type DetailKey =
  | 'requestId'
  | 'issues'
  | 'reason'
  | 'seconds_left'
  | 'attempts_left'
  | 'max_attempts'
  | 'show_login_option'
  | 'existing_user'
  | 'conflict_type'
  | 'tokenExpired'

/** Every failed call, whatever failed: the server's own error, or one of the client's codes. */
export interface ApiError extends Partial<Pick<ErrorBody, DetailKey>> {
  /** An error code of the contracts, or `network`, `timeout`, `aborted`, `unexpected_answer`, `token_expired`, `token_missing`. */
  readonly code: string
  /** English; show it through `errorText`, which knows the other languages. */
  readonly message: string
  /** HTTP status, where there was an answer. */
  readonly status?: number
}

export const clientErrors = {
  network: 'You seem to be offline. Please check your connection and try again.',
  timeout: 'The answer is taking too long. Please try again.',
  unexpected_answer: 'Something went wrong. Please try again.',
  aborted: 'Stopped',
  token_expired: 'Token expired',
  token_missing: 'No authentication token found',
} as const

export type ClientErrorCode = keyof typeof clientErrors

export function clientError(code: ClientErrorCode): ApiError {
  return { code, message: clientErrors[code] }
}

/** Narrows what a hook or `unwrap()` hands out as an error. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error
}
