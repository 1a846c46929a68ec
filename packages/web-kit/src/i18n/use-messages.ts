import type { Language, Messages } from '@sanad/texts'
import { messagesIn } from '@sanad/texts/browser'
import { useKitSelector } from '../state/kit-state.ts'

/** The texts of a file in the user's language. */
export function useMessages<Texts extends object>(messages: Messages<Texts>): Texts {
  return messagesIn(messages, useLanguage())
}

export function useLanguage(): Language {
  return useKitSelector((state) => state.ui.language)
}
