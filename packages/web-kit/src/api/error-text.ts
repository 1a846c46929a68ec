import type { Language } from '@sanad/texts'
import { createContext, useContext } from 'react'
import { useLanguage } from '../i18n/use-messages.ts'
import { isApiError } from './api-error.ts'

/** The message for a failed call. `fallback`, in the same language, is used for errors without a message for people. */
export type ErrorText = (error: unknown, fallback: string, language: Language) => string

/** Dependency injection of an app's translated messages; the default is the server's own, which are English. */
export const ErrorTextContext = createContext<ErrorText>((error, fallback) =>
  isApiError(error) && error.code !== 'unexpected_answer' ? error.message || fallback : fallback,
)

export function useErrorText(): (error: unknown, fallback: string) => string {
  const errorText = useContext(ErrorTextContext)
  const language = useLanguage()
  return (error, fallback) => errorText(error, fallback, language)
}
