import { isApiError } from '@sanad/web-kit'

/** Fallback message of a failed upload: refused by the server, or unknown. */
export function uploadFailure(error: unknown): 'documentFailed' | 'documentError' {
  return isApiError(error) && error.status !== undefined ? 'documentFailed' : 'documentError'
}

/** A transient failure: retrying the same file may succeed. */
export function mayRetry(error: unknown): boolean {
  if (!isApiError(error)) return true
  if (error.status === undefined) return !error.code.startsWith('file_')
  return error.status >= 500 || error.status === 429
}
