import { isApiError } from '@sanad/web-kit'

/** What was given is about a child: a parent or guardian has to consent, then it is sent again. */
export function isGuardianNeeded(error: unknown): boolean {
  return isApiError(error) && error.code === 'guardian_needed'
}
