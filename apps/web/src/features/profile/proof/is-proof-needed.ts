import { isApiError } from '@sanad/web-kit'

/** Not a failure: step-up authentication is required. */
export function isProofNeeded(error: unknown): boolean {
  return isApiError(error) && error.code === 'proof_needed'
}
