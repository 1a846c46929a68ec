import { isApiError } from './api-error.ts'

/** Of an error that only the service centre can look into: customers name it, and the log has a line for it. */
export function referenceOf(error: unknown): string | undefined {
  return isApiError(error) && (error.status ?? 0) >= 500 ? error.requestId : undefined
}
