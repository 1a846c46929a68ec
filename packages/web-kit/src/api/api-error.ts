import type { ErrorBody } from '@sanad/contracts'
import { sourceLanguage } from '@sanad/texts'
import { messagesIn } from '@sanad/texts/browser'
import { type ClientErrorsTexts, clientErrorsMessages } from '@sanad/texts/kit/client-errors'

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

export type ClientErrorCode = keyof ClientErrorsTexts

export function clientError(code: ClientErrorCode): ApiError {
  return { code, message: messagesIn(clientErrorsMessages, sourceLanguage)[code] }
}

/** Narrows what a hook or `unwrap()` hands out as an error. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error
}
