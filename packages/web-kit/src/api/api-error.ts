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
  | 'owner'
  | 'taken_at'
  | 'changes'
  | 'used_in'

/** The one error shape of a failed call: the server's error, or a client-side code. */
export interface ApiError extends Partial<Pick<ErrorBody, DetailKey>> {
  /** An error code of the contracts, or `network`, `timeout`, `aborted`, `unexpected_answer`, `token_expired`, `token_missing`. */
  readonly code: string
  /** English; show it through `errorText`, which knows the other languages. */
  readonly message: string
  /** HTTP status, if there was a response. */
  readonly status?: number
}

export type ClientErrorCode = keyof ClientErrorsTexts

export function clientError(code: ClientErrorCode): ApiError {
  return { code, message: messagesIn(clientErrorsMessages, sourceLanguage)[code] }
}

/** Type guard for the untyped errors of hooks and `unwrap()`. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error
}

/** No connection, or a timeout: the portal has refused nothing, and may answer the next time. */
export function isUnanswered(error: unknown): boolean {
  return isApiError(error) && (error.code === 'network' || error.code === 'timeout')
}
