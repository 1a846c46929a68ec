import type { Language, Messages } from '@sanad/texts'
import { messagesIn, onTranslations } from '@sanad/texts/browser'
import { useSyncExternalStore } from 'react'
import { useKitSelector } from '../state/kit-state.ts'

/** The texts of a file in the user's language, also when they come late. */
export function useMessages<Texts extends object>(messages: Messages<Texts>): Texts {
  const language = useLanguage()
  const read = () => messagesIn(messages, language)
  return useSyncExternalStore(onTranslations, read, read)
}

export function useLanguage(): Language {
  return useKitSelector((state) => state.ui.language)
}
