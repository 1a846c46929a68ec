import { isApiError } from '@sanad/web-kit'

/** Fallback message of a failed upload: refused by the server, or unknown. */
export function uploadFailure(error: unknown): 'documentFailed' | 'documentError' {
  return isApiError(error) && error.status !== undefined ? 'documentFailed' : 'documentError'
}
