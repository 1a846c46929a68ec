import type { Language } from '@sanad/texts'
import { createContext, useContext } from 'react'
import { useLanguage } from '../i18n/use-messages.ts'
import { isApiError } from './api-error.ts'

/** The words for a failed call; `fallback`, in the same language, is for errors that say nothing a person could use. */
export type ErrorText = (error: unknown, fallback: string, language: Language) => string

/** The server's own words, which are English. An app puts its own function here to have them in other languages. */
export const ErrorTextContext = createContext<ErrorText>((error, fallback) =>
  isApiError(error) && error.code !== 'unexpected_answer' ? error.message || fallback : fallback,
)

export function useErrorText(): (error: unknown, fallback: string) => string {
  const errorText = useContext(ErrorTextContext)
  const language = useLanguage()
  return (error, fallback) => errorText(error, fallback, language)
}
