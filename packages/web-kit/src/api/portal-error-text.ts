import { isErrorCode } from '@sanad/contracts'
import { type Messages, sourceLanguage } from '@sanad/texts'
import { translationsIn } from '@sanad/texts/browser'
import { errorsMessages } from '@sanad/texts/common/errors'
import { fileProblemsMessages } from '@sanad/texts/common/file-problems'
import { clientErrorsMessages } from '@sanad/texts/kit/client-errors'
import { isApiError } from './api-error.ts'
import type { ErrorText } from './error-text.ts'

/**
 * The server's own words in the source language; in another one those of the error's reason or code. What that
 * language does not translate yet is told in the server's words, which say more than the fallback.
 */
export const errorText: ErrorText = createErrorText()

/** `more`: translations of errors that this app alone meets. */
export function createErrorText(...more: readonly Messages<object>[]): ErrorText {
  return (error, fallback, language) => {
    if (!isApiError(error) || error.code === 'unexpected_answer') return fallback
    if (language === sourceLanguage) return error.message || fallback
    const ofReason: Partial<Record<string, string>> = translationsIn(fileProblemsMessages, language) ?? {}
    const ofCode: Partial<Record<string, string>> = {
      ...translationsIn(errorsMessages, language),
      ...translationsIn(clientErrorsMessages, language),
      ...Object.assign({}, ...more.map((messages) => translationsIn(messages, language))),
    }
    const reason = error.code === 'file_content_refused' ? ofReason[error.reason ?? ''] : undefined
    return reason ?? ofCode[error.code] ?? ((isErrorCode(error.code) && error.message) || fallback)
  }
}
