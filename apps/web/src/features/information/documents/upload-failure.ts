import { isApiError } from '@sanad/web-kit'

/** The words for a failed upload that says nothing itself: the server refused it, or nobody knows what happened. */
export function uploadFailure(error: unknown): 'documentFailed' | 'documentError' {
  return isApiError(error) && error.status !== undefined ? 'documentFailed' : 'documentError'
}
