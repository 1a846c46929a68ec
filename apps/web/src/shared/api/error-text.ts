import type { Language } from '../i18n/language.ts'
import { useLanguage } from '../i18n/use-messages.ts'
import { isApiError } from './api-error.ts'
import { hindiErrors, hindiFileProblems } from './hindi-errors.ts'

/**
 * The words for a failed call: the server's own in English; in Hindi those of its reason or code. `fallback` (already in
 * the customer's language) is for errors that say nothing a customer could use.
 */
export function errorText(error: unknown, fallback: string, language: Language): string {
  if (!isApiError(error) || error.code === 'unexpected_answer') return fallback
  if (language === 'en') return error.message || fallback
  const ofReason = error.code === 'file_content_refused' ? hindiFileProblems[error.reason ?? ''] : undefined
  return ofReason ?? hindiErrors[error.code] ?? fallback
}

export function useErrorText(): (error: unknown, fallback: string) => string {
  const language = useLanguage()
  return (error, fallback) => errorText(error, fallback, language)
}
