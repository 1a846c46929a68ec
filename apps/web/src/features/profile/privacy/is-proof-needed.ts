import { isApiError } from '@sanad/web-kit'

/** Not a failure: a code has to be entered first. */
export function isProofNeeded(error: unknown): boolean {
  return isApiError(error) && error.code === 'proof_needed'
}
