import { type ErrorText, isApiError } from '@sanad/web-kit'
import { hindiErrors, hindiFileProblems } from './hindi-errors.ts'

/** The server's own words in English; in Hindi those of the error's reason or code. */
export const errorText: ErrorText = (error, fallback, language) => {
  if (!isApiError(error) || error.code === 'unexpected_answer') return fallback
  if (language === 'en') return error.message || fallback
  const ofReason = error.code === 'file_content_refused' ? hindiFileProblems[error.reason ?? ''] : undefined
  return ofReason ?? hindiErrors[error.code] ?? fallback
}
